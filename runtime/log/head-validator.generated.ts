/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const q=t;var D=t;const P={type:"object",required:["log","format","options","sets","players"],properties:{log:{
type:"string",const:"ecos"},format:{type:"number",const:1},version:{type:"string"},options:{type:"object",properties:{
secret:{type:"string"},layout:{type:"string"},hands:{type:"array",items:{type:"string"}}},additionalProperties:{
type:"number"}},sets:{type:"array",items:{type:"object",required:["id","hash"],properties:{id:{type:"string"},
hash:{type:"string"}}}},players:{type:"array",items:{type:"string"}}}};function t(i,{instancePath:a="",parentData:_,
parentDataProperty:A,rootData:j=i}={}){let h=null,e=0;if(e===0)if(i&&typeof i=="object"&&!Array.isArray(i)){let l;
if(i.log===void 0&&(l="log")||i.format===void 0&&(l="format")||i.options===void 0&&(l="options")||i.sets===void 0&&
(l="sets")||i.players===void 0&&(l="players"))return t.errors=[{instancePath:a,keyword:"required",params:{missingProperty:l}}],
!1;if(i.log!==void 0){let r=i.log;const f=e;if(typeof r!="string")return t.errors=[{instancePath:a+"/log",keyword:"\
type",params:{type:"string"}}],!1;if(r!=="ecos")return t.errors=[{instancePath:a+"/log",keyword:"const",params:{
allowedValue:"ecos"}}],!1;var o=f===e}else var o=!0;if(o){if(i.format!==void 0){let r=i.format;const f=e;if(typeof r!=
"number")return t.errors=[{instancePath:a+"/format",keyword:"type",params:{type:"number"}}],!1;if(r!==1)return t.
errors=[{instancePath:a+"/format",keyword:"const",params:{allowedValue:1}}],!1;var o=f===e}else var o=!0;if(o){
if(i.version!==void 0){const r=e;if(typeof i.version!="string")return t.errors=[{instancePath:a+"/version",keyword:"\
type",params:{type:"string"}}],!1;var o=r===e}else var o=!0;if(o){if(i.options!==void 0){let r=i.options;const f=e;
if(e===f)if(r&&typeof r=="object"&&!Array.isArray(r)){const d=e;for(const s in r)if(!(s==="secret"||s==="layou\
t"||s==="hands")){const n=e;if(typeof r[s]!="number")return t.errors=[{instancePath:a+"/options/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1;var w=n===e;if(!w)break}if(d===e){if(r.secret!==
void 0){const s=e;if(typeof r.secret!="string")return t.errors=[{instancePath:a+"/options/secret",keyword:"typ\
e",params:{type:"string"}}],!1;var y=s===e}else var y=!0;if(y){if(r.layout!==void 0){const s=e;if(typeof r.layout!=
"string")return t.errors=[{instancePath:a+"/options/layout",keyword:"type",params:{type:"string"}}],!1;var y=s===
e}else var y=!0;if(y)if(r.hands!==void 0){let s=r.hands;const n=e;if(e===n)if(Array.isArray(s)){var c=!0;const b=s.
length;for(let p=0;p<b;p++){const u=e;if(typeof s[p]!="string")return t.errors=[{instancePath:a+"/options/hand\
s/"+p,keyword:"type",params:{type:"string"}}],!1;var c=u===e;if(!c)break}}else return t.errors=[{instancePath:a+
"/options/hands",keyword:"type",params:{type:"array"}}],!1;var y=n===e}else var y=!0}}}else return t.errors=[{
instancePath:a+"/options",keyword:"type",params:{type:"object"}}],!1;var o=f===e}else var o=!0;if(o){if(i.sets!==
void 0){let r=i.sets;const f=e;if(e===f)if(Array.isArray(r)){var m=!0;const d=r.length;for(let s=0;s<d;s++){let n=r[s];
const k=e;if(e===k)if(n&&typeof n=="object"&&!Array.isArray(n)){let p;if(n.id===void 0&&(p="id")||n.hash===void 0&&
(p="hash"))return t.errors=[{instancePath:a+"/sets/"+s,keyword:"required",params:{missingProperty:p}}],!1;if(n.
id!==void 0){const u=e;if(typeof n.id!="string")return t.errors=[{instancePath:a+"/sets/"+s+"/id",keyword:"typ\
e",params:{type:"string"}}],!1;var v=u===e}else var v=!0;if(v)if(n.hash!==void 0){const u=e;if(typeof n.hash!=
"string")return t.errors=[{instancePath:a+"/sets/"+s+"/hash",keyword:"type",params:{type:"string"}}],!1;var v=u===
e}else var v=!0}else return t.errors=[{instancePath:a+"/sets/"+s,keyword:"type",params:{type:"object"}}],!1;var m=k===
e;if(!m)break}}else return t.errors=[{instancePath:a+"/sets",keyword:"type",params:{type:"array"}}],!1;var o=f===
e}else var o=!0;if(o)if(i.players!==void 0){let r=i.players;const f=e;if(e===f)if(Array.isArray(r)){var g=!0;const d=r.
length;for(let s=0;s<d;s++){const n=e;if(typeof r[s]!="string")return t.errors=[{instancePath:a+"/players/"+s,
keyword:"type",params:{type:"string"}}],!1;var g=n===e;if(!g)break}}else return t.errors=[{instancePath:a+"/pl\
ayers",keyword:"type",params:{type:"array"}}],!1;var o=f===e}else var o=!0}}}}}else return t.errors=[{instancePath:a,
keyword:"type",params:{type:"object"}}],!1;return t.errors=h,e===0}export default D as import('../../program/json/index.ts').Validator;
