/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const w=t;var c=t;const d={type:"object",required:["end","winner","vp","hash"],properties:{end:{type:"string"},
winner:{type:["integer","null"]},vp:{type:"array",items:{type:"number"}},hash:{type:"string"}}};function t(e,{
instancePath:i="",parentData:v,parentDataProperty:h,rootData:m=e}={}){let y=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let p;if(e.end===void 0&&(p="end")||e.winner===void 0&&(p="winner")||e.vp===void 0&&
(p="vp")||e.hash===void 0&&(p="hash"))return t.errors=[{instancePath:i,keyword:"required",params:{missingProperty:p}}],
!1;if(e.end!==void 0){const n=r;if(typeof e.end!="string")return t.errors=[{instancePath:i+"/end",keyword:"typ\
e",params:{type:"string"}}],!1;var s=n===r}else var s=!0;if(s){if(e.winner!==void 0){let n=e.winner;const o=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))&&n!==null)return t.errors=[{instancePath:i+"/winner",keyword:"type",
params:{type:d.properties.winner.type}}],!1;var s=o===r}else var s=!0;if(s){if(e.vp!==void 0){let n=e.vp;const o=r;
if(r===o)if(Array.isArray(n)){var f=!0;const l=n.length;for(let a=0;a<l;a++){const u=r;if(typeof n[a]!="number")
return t.errors=[{instancePath:i+"/vp/"+a,keyword:"type",params:{type:"number"}}],!1;var f=u===r;if(!f)break}}else
return t.errors=[{instancePath:i+"/vp",keyword:"type",params:{type:"array"}}],!1;var s=o===r}else var s=!0;if(s)
if(e.hash!==void 0){const n=r;if(typeof e.hash!="string")return t.errors=[{instancePath:i+"/hash",keyword:"typ\
e",params:{type:"string"}}],!1;var s=n===r}else var s=!0}}}else return t.errors=[{instancePath:i,keyword:"type",
params:{type:"object"}}],!1;return t.errors=y,r===0}export default c as import('../../program/json/index.ts').Validator;
