/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const E=s;var z=s;const q={type:"object",required:["chain","options","inherited","against","limit"],properties:{
chain:{type:"array",items:{type:"object"}},options:{type:"object",required:["players","seed","bots"],properties:{
players:{type:"integer",minimum:1,maximum:100},seed:{type:"integer",minimum:0},bots:{type:"array",items:{type:"\
string"}},hands:{type:"array",items:{type:"string"}},layout:{type:"string"},target:{type:"integer",minimum:0},
duplicate:{type:"boolean",const:!0},cards:{type:"array",items:{type:"integer"}},barred:{type:"boolean",const:!0}},
additionalProperties:!1},inherited:{type:"boolean"},against:{anyOf:[{type:"array",items:{type:"object"}},{type:"\
null"}]},restricted:{type:"boolean",const:!0},limit:{type:"number",minimum:1}},additionalProperties:!1},O=Object.
prototype.hasOwnProperty;function s(n,{instancePath:i="",parentData:x,parentDataProperty:D,rootData:V=n}={}){let l=null,
e=0;if(e===0)if(n&&typeof n=="object"&&!Array.isArray(n)){let v;if(n.chain===void 0&&(v="chain")||n.options===
void 0&&(v="options")||n.inherited===void 0&&(v="inherited")||n.against===void 0&&(v="against")||n.limit===void 0&&
(v="limit"))return s.errors=[{instancePath:i,keyword:"required",params:{missingProperty:v}}],!1;{const P=e;for(const r in n)
if(!(r==="chain"||r==="options"||r==="inherited"||r==="against"||r==="restricted"||r==="limit")){return s.errors=
[{instancePath:i,keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(P===e){if(n.chain!==
void 0){let r=n.chain;const d=e;if(e===d)if(Array.isArray(r)){var h=!0;const b=r.length;for(let f=0;f<b;f++){let m=r[f];
const t=e;if(!(m&&typeof m=="object"&&!Array.isArray(m)))return s.errors=[{instancePath:i+"/chain/"+f,keyword:"\
type",params:{type:"object"}}],!1;var h=t===e;if(!h)break}}else return s.errors=[{instancePath:i+"/chain",keyword:"\
type",params:{type:"array"}}],!1;var p=d===e}else var p=!0;if(p){if(n.options!==void 0){let r=n.options;const d=e;
if(e===d)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.players===void 0&&(f="players")||r.seed===void 0&&
(f="seed")||r.bots===void 0&&(f="bots"))return s.errors=[{instancePath:i+"/options",keyword:"required",params:{
missingProperty:f}}],!1;{const m=e;for(const t in r)if(!O.call(q.properties.options.properties,t)){return s.errors=
[{instancePath:i+"/options",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(m===e){
if(r.players!==void 0){let t=r.players;const a=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)))return s.errors=[
{instancePath:i+"/options/players",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof t=="number"){if(t>
100||isNaN(t))return s.errors=[{instancePath:i+"/options/players",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(t<1||isNaN(t))return s.errors=[{instancePath:i+"/options/players",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var o=a===e}else var o=!0;if(o){if(r.seed!==void 0){let t=r.seed;const a=e;if(!(typeof t=="n\
umber"&&!(t%1)&&!isNaN(t)))return s.errors=[{instancePath:i+"/options/seed",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===a&&typeof t=="number"&&(t<0||isNaN(t)))return s.errors=[{instancePath:i+"/options/seed",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(r.bots!==void 0){let t=r.bots;
const a=e;if(e===a)if(Array.isArray(t)){var _=!0;const u=t.length;for(let y=0;y<u;y++){const c=e;if(typeof t[y]!=
"string")return s.errors=[{instancePath:i+"/options/bots/"+y,keyword:"type",params:{type:"string"}}],!1;var _=c===
e;if(!_)break}}else return s.errors=[{instancePath:i+"/options/bots",keyword:"type",params:{type:"array"}}],!1;
var o=a===e}else var o=!0;if(o){if(r.hands!==void 0){let t=r.hands;const a=e;if(e===a)if(Array.isArray(t)){var A=!0;
const u=t.length;for(let y=0;y<u;y++){const c=e;if(typeof t[y]!="string")return s.errors=[{instancePath:i+"/op\
tions/hands/"+y,keyword:"type",params:{type:"string"}}],!1;var A=c===e;if(!A)break}}else return s.errors=[{instancePath:i+
"/options/hands",keyword:"type",params:{type:"array"}}],!1;var o=a===e}else var o=!0;if(o){if(r.layout!==void 0){
const t=e;if(typeof r.layout!="string")return s.errors=[{instancePath:i+"/options/layout",keyword:"type",params:{
type:"string"}}],!1;var o=t===e}else var o=!0;if(o){if(r.target!==void 0){let t=r.target;const a=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)))return s.errors=[{instancePath:i+"/options/target",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof t=="number"&&(t<0||isNaN(t)))return s.errors=[{instancePath:i+"/options/target",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(r.duplicate!==void 0){
let t=r.duplicate;const a=e;if(typeof t!="boolean")return s.errors=[{instancePath:i+"/options/duplicate",keyword:"\
type",params:{type:"boolean"}}],!1;if(t!==!0)return s.errors=[{instancePath:i+"/options/duplicate",keyword:"co\
nst",params:{allowedValue:!0}}],!1;var o=a===e}else var o=!0;if(o){if(r.cards!==void 0){let t=r.cards;const a=e;
if(e===a)if(Array.isArray(t)){var N=!0;const u=t.length;for(let y=0;y<u;y++){let c=t[y];const g=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)))return s.errors=[{instancePath:i+"/options/cards/"+y,keyword:"type",params:{type:"\
integer"}}],!1;var N=g===e;if(!N)break}}else return s.errors=[{instancePath:i+"/options/cards",keyword:"type",
params:{type:"array"}}],!1;var o=a===e}else var o=!0;if(o)if(r.barred!==void 0){let t=r.barred;const a=e;if(typeof t!=
"boolean")return s.errors=[{instancePath:i+"/options/barred",keyword:"type",params:{type:"boolean"}}],!1;if(t!==
!0)return s.errors=[{instancePath:i+"/options/barred",keyword:"const",params:{allowedValue:!0}}],!1;var o=a===
e}else var o=!0}}}}}}}}}}else return s.errors=[{instancePath:i+"/options",keyword:"type",params:{type:"object"}}],
!1;var p=d===e}else var p=!0;if(p){if(n.inherited!==void 0){const r=e;if(typeof n.inherited!="boolean")return s.
errors=[{instancePath:i+"/inherited",keyword:"type",params:{type:"boolean"}}],!1;var p=r===e}else var p=!0;if(p){
if(n.against!==void 0){let r=n.against;const d=e,b=e;let f=!1;const m=e;if(e===m)if(Array.isArray(r)){var j=!0;
const a=r.length;for(let k=0;k<a;k++){let u=r[k];const y=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))){const g={
instancePath:i+"/against/"+k,keyword:"type",params:{type:"object"}};l===null?l=[g]:l.push(g),e++}var j=y===e;if(!j)
break}}else{const a={instancePath:i+"/against",keyword:"type",params:{type:"array"}};l===null?l=[a]:l.push(a),
e++}var w=m===e;if(f=f||w,!f){const a=e;if(r!==null){const u={instancePath:i+"/against",keyword:"type",params:{
type:"null"}};l===null?l=[u]:l.push(u),e++}var w=a===e;f=f||w}if(f)e=b,l!==null&&(b?l.length=b:l=null);else{const a={
instancePath:i+"/against",keyword:"anyOf",params:{}};return l===null?l=[a]:l.push(a),e++,s.errors=l,!1}var p=d===
e}else var p=!0;if(p){if(n.restricted!==void 0){let r=n.restricted;const d=e;if(typeof r!="boolean")return s.errors=
[{instancePath:i+"/restricted",keyword:"type",params:{type:"boolean"}}],!1;if(r!==!0)return s.errors=[{instancePath:i+
"/restricted",keyword:"const",params:{allowedValue:!0}}],!1;var p=d===e}else var p=!0;if(p)if(n.limit!==void 0){
let r=n.limit;const d=e;if(e===d)if(typeof r=="number"){if(r<1||isNaN(r))return s.errors=[{instancePath:i+"/li\
mit",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}else return s.errors=[{instancePath:i+"/limit",keyword:"\
type",params:{type:"number"}}],!1;var p=d===e}else var p=!0}}}}}}}else return s.errors=[{instancePath:i,keyword:"\
type",params:{type:"object"}}],!1;return s.errors=l,e===0}export default z as import('../../program/json/index.ts').Validator;
