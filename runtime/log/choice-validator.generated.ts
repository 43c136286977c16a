/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const d=i;var u=i;const v={type:"object",required:["seat","kind","option"],properties:{seat:{type:"integer"},kind:{
type:"string"},option:{type:"integer"}}};function i(e,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:l=e}={}){
let a=null,t=0;if(t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.seat===void 0&&(o="seat")||e.kind===
void 0&&(o="kind")||e.option===void 0&&(o="option"))return i.errors=[{instancePath:s,keyword:"required",params:{
missingProperty:o}}],!1;if(e.seat!==void 0){let r=e.seat;const p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)))
return i.errors=[{instancePath:s+"/seat",keyword:"type",params:{type:"integer"}}],!1;var n=p===t}else var n=!0;
if(n){if(e.kind!==void 0){const r=t;if(typeof e.kind!="string")return i.errors=[{instancePath:s+"/kind",keyword:"\
type",params:{type:"string"}}],!1;var n=r===t}else var n=!0;if(n)if(e.option!==void 0){let r=e.option;const p=t;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)))return i.errors=[{instancePath:s+"/option",keyword:"type",params:{
type:"integer"}}],!1;var n=p===t}else var n=!0}}else return i.errors=[{instancePath:s,keyword:"type",params:{type:"\
object"}}],!1;return i.errors=a,t===0}export default u as import('../../program/json/index.ts').Validator;
