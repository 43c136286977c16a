/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const V=s;var E=s;const q={type:"object",required:["chain","options","inherited","against","limit"],properties:{
chain:{type:"array",items:{type:"object"}},options:{type:"object",required:["players","seed","bots"],properties:{
players:{type:"integer",minimum:1,maximum:100},seed:{type:"integer",minimum:0},bots:{type:"array",items:{type:"\
string"}},hands:{type:"array",items:{type:"string"}},layout:{type:"string"},target:{type:"integer",minimum:0},
harbinger:{type:"integer",minimum:0},ownFirst:{type:"boolean"},duplicate:{type:"boolean",const:!0},cards:{type:"\
array",items:{type:"integer"}},barred:{type:"boolean",const:!0}},additionalProperties:!1},inherited:{type:"boo\
lean"},against:{anyOf:[{type:"array",items:{type:"object"}},{type:"null"}]},restricted:{type:"boolean",const:!0},
limit:{type:"number",minimum:1}},additionalProperties:!1},F=Object.prototype.hasOwnProperty;function s(n,{instancePath:i="",
parentData:O,parentDataProperty:x,rootData:D=n}={}){let l=null,e=0;if(e===0)if(n&&typeof n=="object"&&!Array.isArray(
n)){let v;if(n.chain===void 0&&(v="chain")||n.options===void 0&&(v="options")||n.inherited===void 0&&(v="inher\
ited")||n.against===void 0&&(v="against")||n.limit===void 0&&(v="limit"))return s.errors=[{instancePath:i,keyword:"\
required",params:{missingProperty:v}}],!1;{const P=e;for(const t in n)if(!(t==="chain"||t==="options"||t==="in\
herited"||t==="against"||t==="restricted"||t==="limit")){return s.errors=[{instancePath:i,keyword:"additionalP\
roperties",params:{additionalProperty:t}}],!1;break}if(P===e){if(n.chain!==void 0){let t=n.chain;const d=e;if(e===
d)if(Array.isArray(t)){var h=!0;const b=t.length;for(let f=0;f<b;f++){let m=t[f];const r=e;if(!(m&&typeof m=="\
object"&&!Array.isArray(m)))return s.errors=[{instancePath:i+"/chain/"+f,keyword:"type",params:{type:"object"}}],
!1;var h=r===e;if(!h)break}}else return s.errors=[{instancePath:i+"/chain",keyword:"type",params:{type:"array"}}],
!1;var p=d===e}else var p=!0;if(p){if(n.options!==void 0){let t=n.options;const d=e;if(e===d)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let f;if(t.players===void 0&&(f="players")||t.seed===void 0&&(f="seed")||t.bots===
void 0&&(f="bots"))return s.errors=[{instancePath:i+"/options",keyword:"required",params:{missingProperty:f}}],
!1;{const m=e;for(const r in t)if(!F.call(q.properties.options.properties,r)){return s.errors=[{instancePath:i+
"/options",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(m===e){if(t.players!==void 0){
let r=t.players;const a=e;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)))return s.errors=[{instancePath:i+"/optio\
ns/players",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof r=="number"){if(r>100||isNaN(r))return s.
errors=[{instancePath:i+"/options/players",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(r<1||isNaN(
r))return s.errors=[{instancePath:i+"/options/players",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var o=a===e}else var o=!0;if(o){if(t.seed!==void 0){let r=t.seed;const a=e;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)))return s.errors=[{instancePath:i+"/options/seed",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof r==
"number"&&(r<0||isNaN(r)))return s.errors=[{instancePath:i+"/options/seed",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.bots!==void 0){let r=t.bots;const a=e;if(e===a)if(Array.
isArray(r)){var _=!0;const u=r.length;for(let y=0;y<u;y++){const c=e;if(typeof r[y]!="string")return s.errors=
[{instancePath:i+"/options/bots/"+y,keyword:"type",params:{type:"string"}}],!1;var _=c===e;if(!_)break}}else return s.
errors=[{instancePath:i+"/options/bots",keyword:"type",params:{type:"array"}}],!1;var o=a===e}else var o=!0;if(o){
if(t.hands!==void 0){let r=t.hands;const a=e;if(e===a)if(Array.isArray(r)){var N=!0;const u=r.length;for(let y=0;y<
u;y++){const c=e;if(typeof r[y]!="string")return s.errors=[{instancePath:i+"/options/hands/"+y,keyword:"type",
params:{type:"string"}}],!1;var N=c===e;if(!N)break}}else return s.errors=[{instancePath:i+"/options/hands",keyword:"\
type",params:{type:"array"}}],!1;var o=a===e}else var o=!0;if(o){if(t.layout!==void 0){const r=e;if(typeof t.layout!=
"string")return s.errors=[{instancePath:i+"/options/layout",keyword:"type",params:{type:"string"}}],!1;var o=r===
e}else var o=!0;if(o){if(t.target!==void 0){let r=t.target;const a=e;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)))
return s.errors=[{instancePath:i+"/options/target",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof r==
"number"&&(r<0||isNaN(r)))return s.errors=[{instancePath:i+"/options/target",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.harbinger!==void 0){let r=t.harbinger;const a=e;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)))return s.errors=[{instancePath:i+"/options/harbinger",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof r=="number"&&(r<0||isNaN(r)))return s.errors=[{instancePath:i+"/options/harbin\
ger",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var o=a===e}else var o=!0;if(o){if(t.ownFirst!==void 0){
const r=e;if(typeof t.ownFirst!="boolean")return s.errors=[{instancePath:i+"/options/ownFirst",keyword:"type",
params:{type:"boolean"}}],!1;var o=r===e}else var o=!0;if(o){if(t.duplicate!==void 0){let r=t.duplicate;const a=e;
if(typeof r!="boolean")return s.errors=[{instancePath:i+"/options/duplicate",keyword:"type",params:{type:"bool\
ean"}}],!1;if(r!==!0)return s.errors=[{instancePath:i+"/options/duplicate",keyword:"const",params:{allowedValue:!0}}],
!1;var o=a===e}else var o=!0;if(o){if(t.cards!==void 0){let r=t.cards;const a=e;if(e===a)if(Array.isArray(r)){
var A=!0;const u=r.length;for(let y=0;y<u;y++){let c=r[y];const k=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)))
return s.errors=[{instancePath:i+"/options/cards/"+y,keyword:"type",params:{type:"integer"}}],!1;var A=k===e;if(!A)
break}}else return s.errors=[{instancePath:i+"/options/cards",keyword:"type",params:{type:"array"}}],!1;var o=a===
e}else var o=!0;if(o)if(t.barred!==void 0){let r=t.barred;const a=e;if(typeof r!="boolean")return s.errors=[{instancePath:i+
"/options/barred",keyword:"type",params:{type:"boolean"}}],!1;if(r!==!0)return s.errors=[{instancePath:i+"/opt\
ions/barred",keyword:"const",params:{allowedValue:!0}}],!1;var o=a===e}else var o=!0}}}}}}}}}}}}else return s.
errors=[{instancePath:i+"/options",keyword:"type",params:{type:"object"}}],!1;var p=d===e}else var p=!0;if(p){
if(n.inherited!==void 0){const t=e;if(typeof n.inherited!="boolean")return s.errors=[{instancePath:i+"/inherit\
ed",keyword:"type",params:{type:"boolean"}}],!1;var p=t===e}else var p=!0;if(p){if(n.against!==void 0){let t=n.
against;const d=e,b=e;let f=!1;const m=e;if(e===m)if(Array.isArray(t)){var j=!0;const a=t.length;for(let g=0;g<
a;g++){let u=t[g];const y=e;if(!(u&&typeof u=="object"&&!Array.isArray(u))){const k={instancePath:i+"/against/"+
g,keyword:"type",params:{type:"object"}};l===null?l=[k]:l.push(k),e++}var j=y===e;if(!j)break}}else{const a={instancePath:i+
"/against",keyword:"type",params:{type:"array"}};l===null?l=[a]:l.push(a),e++}var w=m===e;if(f=f||w,!f){const a=e;
if(t!==null){const u={instancePath:i+"/against",keyword:"type",params:{type:"null"}};l===null?l=[u]:l.push(u),
e++}var w=a===e;f=f||w}if(f)e=b,l!==null&&(b?l.length=b:l=null);else{const a={instancePath:i+"/against",keyword:"\
anyOf",params:{}};return l===null?l=[a]:l.push(a),e++,s.errors=l,!1}var p=d===e}else var p=!0;if(p){if(n.restricted!==
void 0){let t=n.restricted;const d=e;if(typeof t!="boolean")return s.errors=[{instancePath:i+"/restricted",keyword:"\
type",params:{type:"boolean"}}],!1;if(t!==!0)return s.errors=[{instancePath:i+"/restricted",keyword:"const",params:{
allowedValue:!0}}],!1;var p=d===e}else var p=!0;if(p)if(n.limit!==void 0){let t=n.limit;const d=e;if(e===d)if(typeof t==
"number"){if(t<1||isNaN(t))return s.errors=[{instancePath:i+"/limit",keyword:"minimum",params:{comparison:">=",
limit:1}}],!1}else return s.errors=[{instancePath:i+"/limit",keyword:"type",params:{type:"number"}}],!1;var p=d===
e}else var p=!0}}}}}}}else return s.errors=[{instancePath:i,keyword:"type",params:{type:"object"}}],!1;return s.
errors=l,e===0}export default E as import('../../program/json/index.ts').Validator;
