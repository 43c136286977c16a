/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const I=O;var J=O;const B={anyOf:[{type:"object",required:["key"],properties:{key:{type:"string",pattern:"^[^]\
{0,100}$"}},additionalProperties:!1},{type:"object",required:["answer","v"],properties:{answer:{type:"integer",
minimum:0,maximum:9007199254740991},v:{type:"integer",minimum:0,maximum:9007199254740991}},additionalProperties:!1},
{type:"object",required:["undo"],properties:{undo:{type:"boolean",const:!0}},additionalProperties:!1},{type:"o\
bject",required:["consent"],properties:{consent:{type:"boolean"}},additionalProperties:!1},{type:"object",required:[
"note"],properties:{note:{type:"object",properties:{key:{enum:["strong","weak","unclear","fun","broken"]},text:{
type:"string",pattern:"^[^]{0,500}$"},card:{type:"integer",minimum:0,maximum:9007199254740991},hex:{type:"obje\
ct",required:["q","r"],properties:{q:{type:"integer",minimum:-1e3,maximum:1e3},r:{type:"integer",minimum:-1e3,
maximum:1e3}},additionalProperties:!1}},additionalProperties:!1,minProperties:1}},additionalProperties:!1},{type:"\
object",required:["say"],properties:{say:{type:"string",pattern:"^[^]{0,500}$"}},additionalProperties:!1},{type:"\
object",required:["name"],properties:{name:{type:"string",pattern:"^[^]{0,40}$"}},additionalProperties:!1},{type:"\
object",required:["player"],properties:{player:{type:"string",pattern:"^[^]{0,40}$"}},additionalProperties:!1},
{type:"object",required:["opened"],properties:{opened:{type:"integer",minimum:0,maximum:9007199254740991}},additionalProperties:!1},
{type:"object",required:["here"],properties:{here:{type:"boolean",const:!0}},additionalProperties:!1}]},C=new RegExp(
"^[^]{0,100}$","u"),V=new RegExp("^[^]{0,500}$","u"),z=new RegExp("^[^]{0,40}$","u");function O(s,{instancePath:i="",
parentData:F,parentDataProperty:G,rootData:H=s}={}){let e=null,r=0;const D=r;let f=!1;const R=r;if(r===R)if(s&&
typeof s=="object"&&!Array.isArray(s)){let _;if(s.key===void 0&&(_="key")){const E={instancePath:i,keyword:"re\
quired",params:{missingProperty:_}};e===null?e=[E]:e.push(E),r++}else{const E=r;for(const b in s)if(b!=="key"){
const x={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[x]:e.push(x),
r++;break}if(E===r&&s.key!==void 0){let b=s.key;if(r===r)if(typeof b=="string"){if(!C.test(b)){const l={instancePath:i+
"/key",keyword:"pattern",params:{pattern:"^[^]{0,100}$"}};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+
"/key",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}}}else{const _={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[_]:e.push(_),r++}var c=R===r;if(f=f||c,!f){const _=r;if(r===_)if(s&&
typeof s=="object"&&!Array.isArray(s)){let b;if(s.answer===void 0&&(b="answer")||s.v===void 0&&(b="v")){const x={
instancePath:i,keyword:"required",params:{missingProperty:b}};e===null?e=[x]:e.push(x),r++}else{const x=r;for(const l in s)
if(!(l==="answer"||l==="v")){const v={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[v]:e.push(v),r++;break}if(x===r){if(s.answer!==void 0){let l=s.answer;const v=r;if(!(typeof l=="nu\
mber"&&!(l%1)&&!isNaN(l))){const y={instancePath:i+"/answer",keyword:"type",params:{type:"integer"}};e===null?
e=[y]:e.push(y),r++}if(r===v&&typeof l=="number"){if(l>9007199254740991||isNaN(l)){const y={instancePath:i+"/a\
nswer",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===null?e=[y]:e.push(y),r++}else if(l<
0||isNaN(l)){const y={instancePath:i+"/answer",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[y]:e.push(y),r++}}var P=v===r}else var P=!0;if(P)if(s.v!==void 0){let l=s.v;const v=r;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l))){const d={instancePath:i+"/v",keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(
d),r++}if(r===v&&typeof l=="number"){if(l>9007199254740991||isNaN(l)){const d={instancePath:i+"/v",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}};e===null?e=[d]:e.push(d),r++}else if(l<0||isNaN(l)){const d={
instancePath:i+"/v",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}}var P=v===
r}else var P=!0}}}else{const b={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),
r++}var c=_===r;if(f=f||c,!f){const b=r;if(r===b)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.undo===
void 0&&(l="undo")){const v={instancePath:i,keyword:"required",params:{missingProperty:l}};e===null?e=[v]:e.push(
v),r++}else{const v=r;for(const y in s)if(y!=="undo"){const d={instancePath:i,keyword:"additionalProperties",params:{
additionalProperty:y}};e===null?e=[d]:e.push(d),r++;break}if(v===r&&s.undo!==void 0){let y=s.undo;if(typeof y!=
"boolean"){const d={instancePath:i+"/undo",keyword:"type",params:{type:"boolean"}};e===null?e=[d]:e.push(d),r++}
if(y!==!0){const d={instancePath:i+"/undo",keyword:"const",params:{allowedValue:!0}};e===null?e=[d]:e.push(d),
r++}}}}else{const l={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}var c=b===
r;if(f=f||c,!f){const l=r;if(r===l)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.consent===void 0&&(y=
"consent")){const d={instancePath:i,keyword:"required",params:{missingProperty:y}};e===null?e=[d]:e.push(d),r++}else{
const d=r;for(const h in s)if(h!=="consent"){const A={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[A]:e.push(A),r++;break}if(d===r&&s.consent!==void 0&&typeof s.consent!="boolean"){const h={instancePath:i+
"/consent",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}}}else{const y={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var c=l===r;if(f=f||c,!f){const y=r;if(r===
y)if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.note===void 0&&(h="note")){const A={instancePath:i,keyword:"\
required",params:{missingProperty:h}};e===null?e=[A]:e.push(A),r++}else{const A=r;for(const a in s)if(a!=="not\
e"){const q={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[q]:e.push(
q),r++;break}if(A===r&&s.note!==void 0){let a=s.note;if(r===r)if(a&&typeof a=="object"&&!Array.isArray(a))if(Object.
keys(a).length<1){const m={instancePath:i+"/note",keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.push(
m),r++}else{const m=r;for(const n in a)if(!(n==="key"||n==="text"||n==="card"||n==="hex")){const p={instancePath:i+
"/note",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[p]:e.push(p),r++;break}if(m===
r){if(a.key!==void 0){let n=a.key;const p=r;if(!(n==="strong"||n==="weak"||n==="unclear"||n==="fun"||n==="brok\
en")){const j={instancePath:i+"/note/key",keyword:"enum",params:{allowedValues:B.anyOf[4].properties.note.properties.
key.enum}};e===null?e=[j]:e.push(j),r++}var N=p===r}else var N=!0;if(N){if(a.text!==void 0){let n=a.text;const p=r;
if(r===p)if(typeof n=="string"){if(!V.test(n)){const t={instancePath:i+"/note/text",keyword:"pattern",params:{
pattern:"^[^]{0,500}$"}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/note/text",keyword:"type",
params:{type:"string"}};e===null?e=[t]:e.push(t),r++}var N=p===r}else var N=!0;if(N){if(a.card!==void 0){let n=a.
card;const p=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){const t={instancePath:i+"/note/card",keyword:"type",
params:{type:"integer"}};e===null?e=[t]:e.push(t),r++}if(r===p&&typeof n=="number"){if(n>9007199254740991||isNaN(
n)){const t={instancePath:i+"/note/card",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===
null?e=[t]:e.push(t),r++}else if(n<0||isNaN(n)){const t={instancePath:i+"/note/card",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}var N=p===r}else var N=!0;if(N)if(a.hex!==void 0){let n=a.
hex;const p=r;if(r===p)if(n&&typeof n=="object"&&!Array.isArray(n)){let t;if(n.q===void 0&&(t="q")||n.r===void 0&&
(t="r")){const g={instancePath:i+"/note/hex",keyword:"required",params:{missingProperty:t}};e===null?e=[g]:e.push(
g),r++}else{const g=r;for(const o in n)if(!(o==="q"||o==="r")){const k={instancePath:i+"/note/hex",keyword:"ad\
ditionalProperties",params:{additionalProperty:o}};e===null?e=[k]:e.push(k),r++;break}if(g===r){if(n.q!==void 0){
let o=n.q;const k=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){const u={instancePath:i+"/note/hex/q",keyword:"\
type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(r===k&&typeof o=="number"){if(o>1e3||isNaN(o)){
const u={instancePath:i+"/note/hex/q",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[u]:e.push(
u),r++}else if(o<-1e3||isNaN(o)){const u={instancePath:i+"/note/hex/q",keyword:"minimum",params:{comparison:">\
=",limit:-1e3}};e===null?e=[u]:e.push(u),r++}}var $=k===r}else var $=!0;if($)if(n.r!==void 0){let o=n.r;const k=r;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){const w={instancePath:i+"/note/hex/r",keyword:"type",params:{type:"\
integer"}};e===null?e=[w]:e.push(w),r++}if(r===k&&typeof o=="number"){if(o>1e3||isNaN(o)){const w={instancePath:i+
"/note/hex/r",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[w]:e.push(w),r++}else if(o<-1e3||
isNaN(o)){const w={instancePath:i+"/note/hex/r",keyword:"minimum",params:{comparison:">=",limit:-1e3}};e===null?
e=[w]:e.push(w),r++}}var $=k===r}else var $=!0}}}else{const t={instancePath:i+"/note/hex",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}var N=p===r}else var N=!0}}}}else{const m={instancePath:i+"/note",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}}else{const h={instancePath:i,keyword:"t\
ype",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=y===r;if(f=f||c,!f){const h=r;if(r===h)if(s&&typeof s==
"object"&&!Array.isArray(s)){let a;if(s.say===void 0&&(a="say")){const q={instancePath:i,keyword:"required",params:{
missingProperty:a}};e===null?e=[q]:e.push(q),r++}else{const q=r;for(const m in s)if(m!=="say"){const n={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[n]:e.push(n),r++;break}if(q===r&&s.say!==
void 0){let m=s.say;if(r===r)if(typeof m=="string"){if(!V.test(m)){const p={instancePath:i+"/say",keyword:"pat\
tern",params:{pattern:"^[^]{0,500}$"}};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/say",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}}else{const a={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}var c=h===r;if(f=f||c,!f){const a=r;if(r===a)if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let m;if(s.name===void 0&&(m="name")){const n={instancePath:i,keyword:"required",params:{
missingProperty:m}};e===null?e=[n]:e.push(n),r++}else{const n=r;for(const p in s)if(p!=="name"){const j={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[j]:e.push(j),r++;break}if(n===r&&s.name!==
void 0){let p=s.name;if(r===r)if(typeof p=="string"){if(!z.test(p)){const t={instancePath:i+"/name",keyword:"p\
attern",params:{pattern:"^[^]{0,40}$"}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/name",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}}}else{const m={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[m]:e.push(m),r++}var c=a===r;if(f=f||c,!f){const m=r;if(r===m)if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let p;if(s.player===void 0&&(p="player")){const j={instancePath:i,keyword:"required",
params:{missingProperty:p}};e===null?e=[j]:e.push(j),r++}else{const j=r;for(const t in s)if(t!=="player"){const g={
instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[g]:e.push(g),r++;break}
if(j===r&&s.player!==void 0){let t=s.player;if(r===r)if(typeof t=="string"){if(!z.test(t)){const o={instancePath:i+
"/player",keyword:"pattern",params:{pattern:"^[^]{0,40}$"}};e===null?e=[o]:e.push(o),r++}}else{const o={instancePath:i+
"/player",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}}}else{const p={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var c=m===r;if(f=f||c,!f){const p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.opened===void 0&&(t="opened")){const g={instancePath:i,
keyword:"required",params:{missingProperty:t}};e===null?e=[g]:e.push(g),r++}else{const g=r;for(const o in s)if(o!==
"opened"){const k={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[k]:
e.push(k),r++;break}if(g===r&&s.opened!==void 0){let o=s.opened;const k=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o))){const u={instancePath:i+"/opened",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(r===
k&&typeof o=="number"){if(o>9007199254740991||isNaN(o)){const u={instancePath:i+"/opened",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}};e===null?e=[u]:e.push(u),r++}else if(o<0||isNaN(o)){const u={instancePath:i+
"/opened",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}}}}else{const t={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}var c=p===r;if(f=f||c,!f){const t=r;if(r===
t)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.here===void 0&&(o="here")){const k={instancePath:i,keyword:"\
required",params:{missingProperty:o}};e===null?e=[k]:e.push(k),r++}else{const k=r;for(const u in s)if(u!=="her\
e"){const w={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[w]:e.push(
w),r++;break}if(k===r&&s.here!==void 0){let u=s.here;if(typeof u!="boolean"){const w={instancePath:i+"/here",keyword:"\
type",params:{type:"boolean"}};e===null?e=[w]:e.push(w),r++}if(u!==!0){const w={instancePath:i+"/here",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[w]:e.push(w),r++}}}}else{const o={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}var c=t===r;f=f||c}}}}}}}}}if(f)r=D,e!==null&&(D?e.length=D:e=null);else{
const _={instancePath:i,keyword:"anyOf",params:{}};return e===null?e=[_]:e.push(_),r++,O.errors=e,!1}return O.
errors=e,r===0}export default J as import('../program/json/index.ts').Validator;
