/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const x=t;var E=t;const z={type:"object",required:["log","format","options","sets","players"],properties:{log:{
type:"string",const:"ecos"},format:{type:"number",const:1},version:{type:"string"},options:{type:"object",properties:{
ownFirst:{type:"boolean"},secret:{type:"string"},layout:{type:"string"},hands:{type:"array",items:{type:"strin\
g"}},anew:{type:"array",items:{type:"object",required:["after","secret"],properties:{after:{type:"number"},secret:{
type:"string"}}}}},additionalProperties:{type:"number"}},sets:{type:"array",items:{type:"object",required:["id",
"hash"],properties:{id:{type:"string"},hash:{type:"string"}}}},players:{type:"array",items:{type:"string"}}}};
function t(i,{instancePath:a="",parentData:P,parentDataProperty:D,rootData:V=i}={}){let q=null,e=0;if(e===0)if(i&&
typeof i=="object"&&!Array.isArray(i)){let d;if(i.log===void 0&&(d="log")||i.format===void 0&&(d="format")||i.
options===void 0&&(d="options")||i.sets===void 0&&(d="sets")||i.players===void 0&&(d="players"))return t.errors=
[{instancePath:a,keyword:"required",params:{missingProperty:d}}],!1;if(i.log!==void 0){let s=i.log;const l=e;if(typeof s!=
"string")return t.errors=[{instancePath:a+"/log",keyword:"type",params:{type:"string"}}],!1;if(s!=="ecos")return t.
errors=[{instancePath:a+"/log",keyword:"const",params:{allowedValue:"ecos"}}],!1;var n=l===e}else var n=!0;if(n){
if(i.format!==void 0){let s=i.format;const l=e;if(typeof s!="number")return t.errors=[{instancePath:a+"/format",
keyword:"type",params:{type:"number"}}],!1;if(s!==1)return t.errors=[{instancePath:a+"/format",keyword:"const",
params:{allowedValue:1}}],!1;var n=l===e}else var n=!0;if(n){if(i.version!==void 0){const s=e;if(typeof i.version!=
"string")return t.errors=[{instancePath:a+"/version",keyword:"type",params:{type:"string"}}],!1;var n=s===e}else
var n=!0;if(n){if(i.options!==void 0){let s=i.options;const l=e;if(e===l)if(s&&typeof s=="object"&&!Array.isArray(
s)){const u=e;for(const r in s)if(!(r==="ownFirst"||r==="secret"||r==="layout"||r==="hands"||r==="anew")){const o=e;
if(typeof s[r]!="number")return t.errors=[{instancePath:a+"/options/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),
keyword:"type",params:{type:"number"}}],!1;var F=o===e;if(!F)break}if(u===e){if(s.ownFirst!==void 0){const r=e;
if(typeof s.ownFirst!="boolean")return t.errors=[{instancePath:a+"/options/ownFirst",keyword:"type",params:{type:"\
boolean"}}],!1;var y=r===e}else var y=!0;if(y){if(s.secret!==void 0){const r=e;if(typeof s.secret!="string")return t.
errors=[{instancePath:a+"/options/secret",keyword:"type",params:{type:"string"}}],!1;var y=r===e}else var y=!0;
if(y){if(s.layout!==void 0){const r=e;if(typeof s.layout!="string")return t.errors=[{instancePath:a+"/options/\
layout",keyword:"type",params:{type:"string"}}],!1;var y=r===e}else var y=!0;if(y){if(s.hands!==void 0){let r=s.
hands;const o=e;if(e===o)if(Array.isArray(r)){var k=!0;const m=r.length;for(let f=0;f<m;f++){const p=e;if(typeof r[f]!=
"string")return t.errors=[{instancePath:a+"/options/hands/"+f,keyword:"type",params:{type:"string"}}],!1;var k=p===
e;if(!k)break}}else return t.errors=[{instancePath:a+"/options/hands",keyword:"type",params:{type:"array"}}],!1;
var y=o===e}else var y=!0;if(y)if(s.anew!==void 0){let r=s.anew;const o=e;if(e===o)if(Array.isArray(r)){var b=!0;
const m=r.length;for(let f=0;f<m;f++){let p=r[f];const j=e;if(e===j)if(p&&typeof p=="object"&&!Array.isArray(p)){
let g;if(p.after===void 0&&(g="after")||p.secret===void 0&&(g="secret"))return t.errors=[{instancePath:a+"/opt\
ions/anew/"+f,keyword:"required",params:{missingProperty:g}}],!1;if(p.after!==void 0){const w=e;if(typeof p.after!=
"number")return t.errors=[{instancePath:a+"/options/anew/"+f+"/after",keyword:"type",params:{type:"number"}}],
!1;var v=w===e}else var v=!0;if(v)if(p.secret!==void 0){const w=e;if(typeof p.secret!="string")return t.errors=
[{instancePath:a+"/options/anew/"+f+"/secret",keyword:"type",params:{type:"string"}}],!1;var v=w===e}else var v=!0}else
return t.errors=[{instancePath:a+"/options/anew/"+f,keyword:"type",params:{type:"object"}}],!1;var b=j===e;if(!b)
break}}else return t.errors=[{instancePath:a+"/options/anew",keyword:"type",params:{type:"array"}}],!1;var y=o===
e}else var y=!0}}}}}else return t.errors=[{instancePath:a+"/options",keyword:"type",params:{type:"object"}}],!1;
var n=l===e}else var n=!0;if(n){if(i.sets!==void 0){let s=i.sets;const l=e;if(e===l)if(Array.isArray(s)){var h=!0;
const u=s.length;for(let r=0;r<u;r++){let o=s[r];const A=e;if(e===A)if(o&&typeof o=="object"&&!Array.isArray(o)){
let f;if(o.id===void 0&&(f="id")||o.hash===void 0&&(f="hash"))return t.errors=[{instancePath:a+"/sets/"+r,keyword:"\
required",params:{missingProperty:f}}],!1;if(o.id!==void 0){const p=e;if(typeof o.id!="string")return t.errors=
[{instancePath:a+"/sets/"+r+"/id",keyword:"type",params:{type:"string"}}],!1;var c=p===e}else var c=!0;if(c)if(o.
hash!==void 0){const p=e;if(typeof o.hash!="string")return t.errors=[{instancePath:a+"/sets/"+r+"/hash",keyword:"\
type",params:{type:"string"}}],!1;var c=p===e}else var c=!0}else return t.errors=[{instancePath:a+"/sets/"+r,keyword:"\
type",params:{type:"object"}}],!1;var h=A===e;if(!h)break}}else return t.errors=[{instancePath:a+"/sets",keyword:"\
type",params:{type:"array"}}],!1;var n=l===e}else var n=!0;if(n)if(i.players!==void 0){let s=i.players;const l=e;
if(e===l)if(Array.isArray(s)){var _=!0;const u=s.length;for(let r=0;r<u;r++){const o=e;if(typeof s[r]!="string")
return t.errors=[{instancePath:a+"/players/"+r,keyword:"type",params:{type:"string"}}],!1;var _=o===e;if(!_)break}}else
return t.errors=[{instancePath:a+"/players",keyword:"type",params:{type:"array"}}],!1;var n=l===e}else var n=!0}}}}}else
return t.errors=[{instancePath:a,keyword:"type",params:{type:"object"}}],!1;return t.errors=q,e===0}export default E as import('../../program/json/index.ts').Validator;
