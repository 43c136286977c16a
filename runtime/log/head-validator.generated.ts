/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const B=a;var C=a;const G={type:"object",required:["log","format","options","sets","players"],properties:{log:{
type:"string",const:"ecos"},format:{type:"number",const:1},version:{type:"string"},options:{type:"object",properties:{
ownFirst:{anyOf:[{type:"boolean"},{type:"array",items:{type:"number"}}]},secret:{type:"string"},layout:{type:"\
string"},hands:{type:"array",items:{type:"string"}},anew:{type:"array",items:{type:"object",required:["after",
"secret"],properties:{after:{type:"number"},secret:{type:"string"}}}}},additionalProperties:{type:"number"}},sets:{
type:"array",items:{type:"object",required:["id","hash"],properties:{id:{type:"string"},hash:{type:"string"}}}},
players:{type:"array",items:{type:"string"}}}};function a(n,{instancePath:t="",parentData:x,parentDataProperty:E,
rootData:z=n}={}){let l=null,e=0;if(e===0)if(n&&typeof n=="object"&&!Array.isArray(n)){let c;if(n.log===void 0&&
(c="log")||n.format===void 0&&(c="format")||n.options===void 0&&(c="options")||n.sets===void 0&&(c="sets")||n.
players===void 0&&(c="players"))return a.errors=[{instancePath:t,keyword:"required",params:{missingProperty:c}}],
!1;if(n.log!==void 0){let s=n.log;const d=e;if(typeof s!="string")return a.errors=[{instancePath:t+"/log",keyword:"\
type",params:{type:"string"}}],!1;if(s!=="ecos")return a.errors=[{instancePath:t+"/log",keyword:"const",params:{
allowedValue:"ecos"}}],!1;var p=d===e}else var p=!0;if(p){if(n.format!==void 0){let s=n.format;const d=e;if(typeof s!=
"number")return a.errors=[{instancePath:t+"/format",keyword:"type",params:{type:"number"}}],!1;if(s!==1)return a.
errors=[{instancePath:t+"/format",keyword:"const",params:{allowedValue:1}}],!1;var p=d===e}else var p=!0;if(p){
if(n.version!==void 0){const s=e;if(typeof n.version!="string")return a.errors=[{instancePath:t+"/version",keyword:"\
type",params:{type:"string"}}],!1;var p=s===e}else var p=!0;if(p){if(n.options!==void 0){let s=n.options;const d=e;
if(e===d)if(s&&typeof s=="object"&&!Array.isArray(s)){const g=e;for(const r in s)if(!(r==="ownFirst"||r==="sec\
ret"||r==="layout"||r==="hands"||r==="anew")){const o=e;if(typeof s[r]!="number")return a.errors=[{instancePath:t+
"/options/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"number"}}],!1;var V=o===e;if(!V)
break}if(g===e){if(s.ownFirst!==void 0){let r=s.ownFirst;const o=e,m=e;let u=!1;const f=e;if(typeof r!="boolea\
n"){const i={instancePath:t+"/options/ownFirst",keyword:"type",params:{type:"boolean"}};l===null?l=[i]:l.push(
i),e++}var _=f===e;if(u=u||_,!u){const i=e;if(e===i)if(Array.isArray(r)){var A=!0;const h=r.length;for(let v=0;v<
h;v++){const w=e;if(typeof r[v]!="number"){const O={instancePath:t+"/options/ownFirst/"+v,keyword:"type",params:{
type:"number"}};l===null?l=[O]:l.push(O),e++}var A=w===e;if(!A)break}}else{const h={instancePath:t+"/options/o\
wnFirst",keyword:"type",params:{type:"array"}};l===null?l=[h]:l.push(h),e++}var _=i===e;u=u||_}if(u)e=m,l!==null&&
(m?l.length=m:l=null);else{const i={instancePath:t+"/options/ownFirst",keyword:"anyOf",params:{}};return l===null?
l=[i]:l.push(i),e++,a.errors=l,!1}var y=o===e}else var y=!0;if(y){if(s.secret!==void 0){const r=e;if(typeof s.
secret!="string")return a.errors=[{instancePath:t+"/options/secret",keyword:"type",params:{type:"string"}}],!1;
var y=r===e}else var y=!0;if(y){if(s.layout!==void 0){const r=e;if(typeof s.layout!="string")return a.errors=[
{instancePath:t+"/options/layout",keyword:"type",params:{type:"string"}}],!1;var y=r===e}else var y=!0;if(y){if(s.
hands!==void 0){let r=s.hands;const o=e;if(e===o)if(Array.isArray(r)){var j=!0;const u=r.length;for(let f=0;f<
u;f++){const i=e;if(typeof r[f]!="string")return a.errors=[{instancePath:t+"/options/hands/"+f,keyword:"type",
params:{type:"string"}}],!1;var j=i===e;if(!j)break}}else return a.errors=[{instancePath:t+"/options/hands",keyword:"\
type",params:{type:"array"}}],!1;var y=o===e}else var y=!0;if(y)if(s.anew!==void 0){let r=s.anew;const o=e;if(e===
o)if(Array.isArray(r)){var F=!0;const u=r.length;for(let f=0;f<u;f++){let i=r[f];const D=e;if(e===D)if(i&&typeof i==
"object"&&!Array.isArray(i)){let v;if(i.after===void 0&&(v="after")||i.secret===void 0&&(v="secret"))return a.
errors=[{instancePath:t+"/options/anew/"+f,keyword:"required",params:{missingProperty:v}}],!1;if(i.after!==void 0){
const w=e;if(typeof i.after!="number")return a.errors=[{instancePath:t+"/options/anew/"+f+"/after",keyword:"ty\
pe",params:{type:"number"}}],!1;var k=w===e}else var k=!0;if(k)if(i.secret!==void 0){const w=e;if(typeof i.secret!=
"string")return a.errors=[{instancePath:t+"/options/anew/"+f+"/secret",keyword:"type",params:{type:"string"}}],
!1;var k=w===e}else var k=!0}else return a.errors=[{instancePath:t+"/options/anew/"+f,keyword:"type",params:{type:"\
object"}}],!1;var F=D===e;if(!F)break}}else return a.errors=[{instancePath:t+"/options/anew",keyword:"type",params:{
type:"array"}}],!1;var y=o===e}else var y=!0}}}}}else return a.errors=[{instancePath:t+"/options",keyword:"typ\
e",params:{type:"object"}}],!1;var p=d===e}else var p=!0;if(p){if(n.sets!==void 0){let s=n.sets;const d=e;if(e===
d)if(Array.isArray(s)){var q=!0;const g=s.length;for(let r=0;r<g;r++){let o=s[r];const m=e;if(e===m)if(o&&typeof o==
"object"&&!Array.isArray(o)){let f;if(o.id===void 0&&(f="id")||o.hash===void 0&&(f="hash"))return a.errors=[{instancePath:t+
"/sets/"+r,keyword:"required",params:{missingProperty:f}}],!1;if(o.id!==void 0){const i=e;if(typeof o.id!="str\
ing")return a.errors=[{instancePath:t+"/sets/"+r+"/id",keyword:"type",params:{type:"string"}}],!1;var b=i===e}else
var b=!0;if(b)if(o.hash!==void 0){const i=e;if(typeof o.hash!="string")return a.errors=[{instancePath:t+"/sets\
/"+r+"/hash",keyword:"type",params:{type:"string"}}],!1;var b=i===e}else var b=!0}else return a.errors=[{instancePath:t+
"/sets/"+r,keyword:"type",params:{type:"object"}}],!1;var q=m===e;if(!q)break}}else return a.errors=[{instancePath:t+
"/sets",keyword:"type",params:{type:"array"}}],!1;var p=d===e}else var p=!0;if(p)if(n.players!==void 0){let s=n.
players;const d=e;if(e===d)if(Array.isArray(s)){var P=!0;const g=s.length;for(let r=0;r<g;r++){const o=e;if(typeof s[r]!=
"string")return a.errors=[{instancePath:t+"/players/"+r,keyword:"type",params:{type:"string"}}],!1;var P=o===e;
if(!P)break}}else return a.errors=[{instancePath:t+"/players",keyword:"type",params:{type:"array"}}],!1;var p=d===
e}else var p=!0}}}}}else return a.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;return a.
errors=l,e===0}export default C as import('../../program/json/index.ts').Validator;
