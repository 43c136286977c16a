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
{type:"object",required:["opened"],properties:{opened:{type:"integer",minimum:0,maximum:9007199254740991}},additionalProperties:!1}]},
C=new RegExp("^[^]{0,100}$","u"),V=new RegExp("^[^]{0,500}$","u"),z=new RegExp("^[^]{0,40}$","u");function O(s,{
instancePath:i="",parentData:F,parentDataProperty:G,rootData:H=s}={}){let e=null,r=0;const D=r;let f=!1;const R=r;
if(r===R)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.key===void 0&&(g="key")){const E={instancePath:i,
keyword:"required",params:{missingProperty:g}};e===null?e=[E]:e.push(E),r++}else{const E=r;for(const k in s)if(k!==
"key"){const x={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:k}};e===null?e=[x]:e.
push(x),r++;break}if(E===r&&s.key!==void 0){let k=s.key;if(r===r)if(typeof k=="string"){if(!C.test(k)){const l={
instancePath:i+"/key",keyword:"pattern",params:{pattern:"^[^]{0,100}$"}};e===null?e=[l]:e.push(l),r++}}else{const l={
instancePath:i+"/key",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}}}else{const g={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}var d=R===r;if(f=f||d,!f){const g=r;if(r===
g)if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.answer===void 0&&(k="answer")||s.v===void 0&&(k="v")){
const x={instancePath:i,keyword:"required",params:{missingProperty:k}};e===null?e=[x]:e.push(x),r++}else{const x=r;
for(const l in s)if(!(l==="answer"||l==="v")){const b={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[b]:e.push(b),r++;break}if(x===r){if(s.answer!==void 0){let l=s.answer;const b=r;if(!(typeof l=="nu\
mber"&&!(l%1)&&!isNaN(l))){const y={instancePath:i+"/answer",keyword:"type",params:{type:"integer"}};e===null?
e=[y]:e.push(y),r++}if(r===b&&typeof l=="number"){if(l>9007199254740991||isNaN(l)){const y={instancePath:i+"/a\
nswer",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===null?e=[y]:e.push(y),r++}else if(l<
0||isNaN(l)){const y={instancePath:i+"/answer",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[y]:e.push(y),r++}}var P=b===r}else var P=!0;if(P)if(s.v!==void 0){let l=s.v;const b=r;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l))){const u={instancePath:i+"/v",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(
u),r++}if(r===b&&typeof l=="number"){if(l>9007199254740991||isNaN(l)){const u={instancePath:i+"/v",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}};e===null?e=[u]:e.push(u),r++}else if(l<0||isNaN(l)){const u={
instancePath:i+"/v",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}var P=b===
r}else var P=!0}}}else{const k={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),
r++}var d=g===r;if(f=f||d,!f){const k=r;if(r===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.undo===
void 0&&(l="undo")){const b={instancePath:i,keyword:"required",params:{missingProperty:l}};e===null?e=[b]:e.push(
b),r++}else{const b=r;for(const y in s)if(y!=="undo"){const u={instancePath:i,keyword:"additionalProperties",params:{
additionalProperty:y}};e===null?e=[u]:e.push(u),r++;break}if(b===r&&s.undo!==void 0){let y=s.undo;if(typeof y!=
"boolean"){const u={instancePath:i+"/undo",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),r++}
if(y!==!0){const u={instancePath:i+"/undo",keyword:"const",params:{allowedValue:!0}};e===null?e=[u]:e.push(u),
r++}}}}else{const l={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}var d=k===
r;if(f=f||d,!f){const l=r;if(r===l)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.consent===void 0&&(y=
"consent")){const u={instancePath:i,keyword:"required",params:{missingProperty:y}};e===null?e=[u]:e.push(u),r++}else{
const u=r;for(const w in s)if(w!=="consent"){const A={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:w}};
e===null?e=[A]:e.push(A),r++;break}if(u===r&&s.consent!==void 0&&typeof s.consent!="boolean"){const w={instancePath:i+
"/consent",keyword:"type",params:{type:"boolean"}};e===null?e=[w]:e.push(w),r++}}}else{const y={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var d=l===r;if(f=f||d,!f){const y=r;if(r===
y)if(s&&typeof s=="object"&&!Array.isArray(s)){let w;if(s.note===void 0&&(w="note")){const A={instancePath:i,keyword:"\
required",params:{missingProperty:w}};e===null?e=[A]:e.push(A),r++}else{const A=r;for(const a in s)if(a!=="not\
e"){const j={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[j]:e.push(
j),r++;break}if(A===r&&s.note!==void 0){let a=s.note;if(r===r)if(a&&typeof a=="object"&&!Array.isArray(a))if(Object.
keys(a).length<1){const m={instancePath:i+"/note",keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.push(
m),r++}else{const m=r;for(const o in a)if(!(o==="key"||o==="text"||o==="card"||o==="hex")){const p={instancePath:i+
"/note",keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[p]:e.push(p),r++;break}if(m===
r){if(a.key!==void 0){let o=a.key;const p=r;if(!(o==="strong"||o==="weak"||o==="unclear"||o==="fun"||o==="brok\
en")){const _={instancePath:i+"/note/key",keyword:"enum",params:{allowedValues:B.anyOf[4].properties.note.properties.
key.enum}};e===null?e=[_]:e.push(_),r++}var N=p===r}else var N=!0;if(N){if(a.text!==void 0){let o=a.text;const p=r;
if(r===p)if(typeof o=="string"){if(!V.test(o)){const n={instancePath:i+"/note/text",keyword:"pattern",params:{
pattern:"^[^]{0,500}$"}};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/note/text",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),r++}var N=p===r}else var N=!0;if(N){if(a.card!==void 0){let o=a.
card;const p=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){const n={instancePath:i+"/note/card",keyword:"type",
params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(r===p&&typeof o=="number"){if(o>9007199254740991||isNaN(
o)){const n={instancePath:i+"/note/card",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===
null?e=[n]:e.push(n),r++}else if(o<0||isNaN(o)){const n={instancePath:i+"/note/card",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}var N=p===r}else var N=!0;if(N)if(a.hex!==void 0){let o=a.
hex;const p=r;if(r===p)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.q===void 0&&(n="q")||o.r===void 0&&
(n="r")){const v={instancePath:i+"/note/hex",keyword:"required",params:{missingProperty:n}};e===null?e=[v]:e.push(
v),r++}else{const v=r;for(const t in o)if(!(t==="q"||t==="r")){const h={instancePath:i+"/note/hex",keyword:"ad\
ditionalProperties",params:{additionalProperty:t}};e===null?e=[h]:e.push(h),r++;break}if(v===r){if(o.q!==void 0){
let t=o.q;const h=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const c={instancePath:i+"/note/hex/q",keyword:"\
type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(r===h&&typeof t=="number"){if(t>1e3||isNaN(t)){
const c={instancePath:i+"/note/hex/q",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[c]:e.push(
c),r++}else if(t<-1e3||isNaN(t)){const c={instancePath:i+"/note/hex/q",keyword:"minimum",params:{comparison:">\
=",limit:-1e3}};e===null?e=[c]:e.push(c),r++}}var $=h===r}else var $=!0;if($)if(o.r!==void 0){let t=o.r;const h=r;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const q={instancePath:i+"/note/hex/r",keyword:"type",params:{type:"\
integer"}};e===null?e=[q]:e.push(q),r++}if(r===h&&typeof t=="number"){if(t>1e3||isNaN(t)){const q={instancePath:i+
"/note/hex/r",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[q]:e.push(q),r++}else if(t<-1e3||
isNaN(t)){const q={instancePath:i+"/note/hex/r",keyword:"minimum",params:{comparison:">=",limit:-1e3}};e===null?
e=[q]:e.push(q),r++}}var $=h===r}else var $=!0}}}else{const n={instancePath:i+"/note/hex",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),r++}var N=p===r}else var N=!0}}}}else{const m={instancePath:i+"/note",
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}}else{const w={instancePath:i,keyword:"t\
ype",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}var d=y===r;if(f=f||d,!f){const w=r;if(r===w)if(s&&typeof s==
"object"&&!Array.isArray(s)){let a;if(s.say===void 0&&(a="say")){const j={instancePath:i,keyword:"required",params:{
missingProperty:a}};e===null?e=[j]:e.push(j),r++}else{const j=r;for(const m in s)if(m!=="say"){const o={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[o]:e.push(o),r++;break}if(j===r&&s.say!==
void 0){let m=s.say;if(r===r)if(typeof m=="string"){if(!V.test(m)){const p={instancePath:i+"/say",keyword:"pat\
tern",params:{pattern:"^[^]{0,500}$"}};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+"/say",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}}else{const a={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}var d=w===r;if(f=f||d,!f){const a=r;if(r===a)if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let m;if(s.name===void 0&&(m="name")){const o={instancePath:i,keyword:"required",params:{
missingProperty:m}};e===null?e=[o]:e.push(o),r++}else{const o=r;for(const p in s)if(p!=="name"){const _={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[_]:e.push(_),r++;break}if(o===r&&s.name!==
void 0){let p=s.name;if(r===r)if(typeof p=="string"){if(!z.test(p)){const n={instancePath:i+"/name",keyword:"p\
attern",params:{pattern:"^[^]{0,40}$"}};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+"/name",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}}}else{const m={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[m]:e.push(m),r++}var d=a===r;if(f=f||d,!f){const m=r;if(r===m)if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let p;if(s.player===void 0&&(p="player")){const _={instancePath:i,keyword:"required",
params:{missingProperty:p}};e===null?e=[_]:e.push(_),r++}else{const _=r;for(const n in s)if(n!=="player"){const v={
instancePath:i,keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[v]:e.push(v),r++;break}
if(_===r&&s.player!==void 0){let n=s.player;if(r===r)if(typeof n=="string"){if(!z.test(n)){const t={instancePath:i+
"/player",keyword:"pattern",params:{pattern:"^[^]{0,40}$"}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+
"/player",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}}}else{const p={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var d=m===r;if(f=f||d,!f){const p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.opened===void 0&&(n="opened")){const v={instancePath:i,
keyword:"required",params:{missingProperty:n}};e===null?e=[v]:e.push(v),r++}else{const v=r;for(const t in s)if(t!==
"opened"){const h={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[h]:
e.push(h),r++;break}if(v===r&&s.opened!==void 0){let t=s.opened;const h=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){const c={instancePath:i+"/opened",keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}if(r===
h&&typeof t=="number"){if(t>9007199254740991||isNaN(t)){const c={instancePath:i+"/opened",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}};e===null?e=[c]:e.push(c),r++}else if(t<0||isNaN(t)){const c={instancePath:i+
"/opened",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[c]:e.push(c),r++}}}}}else{const n={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}var d=p===r;f=f||d}}}}}}}}if(f)r=D,e!==null&&
(D?e.length=D:e=null);else{const g={instancePath:i,keyword:"anyOf",params:{}};return e===null?e=[g]:e.push(g),
r++,O.errors=e,!1}return O.errors=e,r===0}export default J as import('../program/json/index.ts').Validator;
