/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const A=t;var j=t;const P={type:"object",required:["game","format","version","sets","options","choices"],properties:{
game:{type:"string",const:"ecos"},format:{type:"number",const:3},version:{type:"string"},sets:{type:"array",items:{
type:"object",required:["id","hash"],properties:{id:{type:"string"},hash:{type:"string"}},additionalProperties:!1}},
options:{type:"object"},choices:{type:"array",items:{type:"integer"},maxItems:1e6},hash:{type:"string"}},additionalProperties:!1};
function t(s,{instancePath:i="",parentData:w,parentDataProperty:b,rootData:_=s}={}){let h=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let p;if(s.game===void 0&&(p="game")||s.format===void 0&&(p="format")||
s.version===void 0&&(p="version")||s.sets===void 0&&(p="sets")||s.options===void 0&&(p="options")||s.choices===
void 0&&(p="choices"))return t.errors=[{instancePath:i,keyword:"required",params:{missingProperty:p}}],!1;{const g=e;
for(const r in s)if(!(r==="game"||r==="format"||r==="version"||r==="sets"||r==="options"||r==="choices"||r==="\
hash")){return t.errors=[{instancePath:i,keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}
if(g===e){if(s.game!==void 0){let r=s.game;const f=e;if(typeof r!="string")return t.errors=[{instancePath:i+"/\
game",keyword:"type",params:{type:"string"}}],!1;if(r!=="ecos")return t.errors=[{instancePath:i+"/game",keyword:"\
const",params:{allowedValue:"ecos"}}],!1;var o=f===e}else var o=!0;if(o){if(s.format!==void 0){let r=s.format;
const f=e;if(typeof r!="number")return t.errors=[{instancePath:i+"/format",keyword:"type",params:{type:"number"}}],
!1;if(r!==3)return t.errors=[{instancePath:i+"/format",keyword:"const",params:{allowedValue:3}}],!1;var o=f===
e}else var o=!0;if(o){if(s.version!==void 0){const r=e;if(typeof s.version!="string")return t.errors=[{instancePath:i+
"/version",keyword:"type",params:{type:"string"}}],!1;var o=r===e}else var o=!0;if(o){if(s.sets!==void 0){let r=s.
sets;const f=e;if(e===f)if(Array.isArray(r)){var m=!0;const u=r.length;for(let n=0;n<u;n++){let a=r[n];const d=e;
if(e===d)if(a&&typeof a=="object"&&!Array.isArray(a)){let c;if(a.id===void 0&&(c="id")||a.hash===void 0&&(c="h\
ash"))return t.errors=[{instancePath:i+"/sets/"+n,keyword:"required",params:{missingProperty:c}}],!1;{const k=e;
for(const l in a)if(!(l==="id"||l==="hash")){return t.errors=[{instancePath:i+"/sets/"+n,keyword:"additionalPr\
operties",params:{additionalProperty:l}}],!1;break}if(k===e){if(a.id!==void 0){const l=e;if(typeof a.id!="stri\
ng")return t.errors=[{instancePath:i+"/sets/"+n+"/id",keyword:"type",params:{type:"string"}}],!1;var y=l===e}else
var y=!0;if(y)if(a.hash!==void 0){const l=e;if(typeof a.hash!="string")return t.errors=[{instancePath:i+"/sets\
/"+n+"/hash",keyword:"type",params:{type:"string"}}],!1;var y=l===e}else var y=!0}}}else return t.errors=[{instancePath:i+
"/sets/"+n,keyword:"type",params:{type:"object"}}],!1;var m=d===e;if(!m)break}}else return t.errors=[{instancePath:i+
"/sets",keyword:"type",params:{type:"array"}}],!1;var o=f===e}else var o=!0;if(o){if(s.options!==void 0){let r=s.
options;const f=e;if(!(r&&typeof r=="object"&&!Array.isArray(r)))return t.errors=[{instancePath:i+"/options",keyword:"\
type",params:{type:"object"}}],!1;var o=f===e}else var o=!0;if(o){if(s.choices!==void 0){let r=s.choices;const f=e;
if(e===f)if(Array.isArray(r)){if(r.length>1e6)return t.errors=[{instancePath:i+"/choices",keyword:"maxItems",params:{
limit:1e6}}],!1;{var v=!0;const u=r.length;for(let n=0;n<u;n++){let a=r[n];const d=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)))return t.errors=[{instancePath:i+"/choices/"+n,keyword:"type",params:{type:"integer"}}],!1;
var v=d===e;if(!v)break}}}else return t.errors=[{instancePath:i+"/choices",keyword:"type",params:{type:"array"}}],
!1;var o=f===e}else var o=!0;if(o)if(s.hash!==void 0){const r=e;if(typeof s.hash!="string")return t.errors=[{instancePath:i+
"/hash",keyword:"type",params:{type:"string"}}],!1;var o=r===e}else var o=!0}}}}}}}}else return t.errors=[{instancePath:i,
keyword:"type",params:{type:"object"}}],!1;return t.errors=h,e===0}export default j as import('../../program/json/index.ts').Validator;
