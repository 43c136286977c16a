/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const I=O;var J=O;const B={anyOf:[{type:"object",required:["answer","v"],properties:{answer:{type:"integer",minimum:0,
maximum:9007199254740991},v:{type:"integer",minimum:0,maximum:9007199254740991}},additionalProperties:!1},{type:"\
object",required:["key"],properties:{key:{type:"string",pattern:"^[^]{0,100}$"}},additionalProperties:!1},{type:"\
object",required:["undo"],properties:{undo:{type:"boolean",const:!0}},additionalProperties:!1},{type:"object",
required:["consent"],properties:{consent:{type:"boolean"}},additionalProperties:!1},{type:"object",required:["\
note"],properties:{note:{type:"object",properties:{key:{enum:["strong","weak","unclear","fun","broken"]},text:{
type:"string",pattern:"^[^]{0,500}$"},card:{type:"integer",minimum:0,maximum:9007199254740991},hex:{type:"obje\
ct",required:["q","r"],properties:{q:{type:"integer",minimum:-1e3,maximum:1e3},r:{type:"integer",minimum:-1e3,
maximum:1e3}},additionalProperties:!1}},additionalProperties:!1,minProperties:1}},additionalProperties:!1},{type:"\
object",required:["say"],properties:{say:{type:"string",pattern:"^[^]{0,500}$"}},additionalProperties:!1},{type:"\
object",required:["name"],properties:{name:{type:"string",pattern:"^[^]{0,40}$"}},additionalProperties:!1},{type:"\
object",required:["player"],properties:{player:{type:"string",pattern:"^[^]{0,40}$"}},additionalProperties:!1},
{type:"object",required:["opened"],properties:{opened:{type:"integer",minimum:0,maximum:9007199254740991}},additionalProperties:!1},
{type:"object",required:["here"],properties:{here:{type:"boolean",const:!0}},additionalProperties:!1}]},C=new RegExp(
"^[^]{0,100}$","u"),V=new RegExp("^[^]{0,500}$","u"),z=new RegExp("^[^]{0,40}$","u");function O(s,{instancePath:i="",
parentData:F,parentDataProperty:G,rootData:H=s}={}){let e=null,r=0;const D=r;let p=!1;const R=r;if(r===R)if(s&&
typeof s=="object"&&!Array.isArray(s)){let j;if(s.answer===void 0&&(j="answer")||s.v===void 0&&(j="v")){const E={
instancePath:i,keyword:"required",params:{missingProperty:j}};e===null?e=[E]:e.push(E),r++}else{const E=r;for(const f in s)
if(!(f==="answer"||f==="v")){const v={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[v]:e.push(v),r++;break}if(E===r){if(s.answer!==void 0){let f=s.answer;const v=r;if(!(typeof f=="nu\
mber"&&!(f%1)&&!isNaN(f))){const y={instancePath:i+"/answer",keyword:"type",params:{type:"integer"}};e===null?
e=[y]:e.push(y),r++}if(r===v&&typeof f=="number"){if(f>9007199254740991||isNaN(f)){const y={instancePath:i+"/a\
nswer",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===null?e=[y]:e.push(y),r++}else if(f<
0||isNaN(f)){const y={instancePath:i+"/answer",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=
[y]:e.push(y),r++}}var P=v===r}else var P=!0;if(P)if(s.v!==void 0){let f=s.v;const v=r;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f))){const w={instancePath:i+"/v",keyword:"type",params:{type:"integer"}};e===null?e=[w]:e.push(
w),r++}if(r===v&&typeof f=="number"){if(f>9007199254740991||isNaN(f)){const w={instancePath:i+"/v",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}};e===null?e=[w]:e.push(w),r++}else if(f<0||isNaN(f)){const w={
instancePath:i+"/v",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[w]:e.push(w),r++}}var P=v===
r}else var P=!0}}}else{const j={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[j]:e.push(j),
r++}var c=R===r;if(p=p||c,!p){const j=r;if(r===j)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.key===
void 0&&(f="key")){const v={instancePath:i,keyword:"required",params:{missingProperty:f}};e===null?e=[v]:e.push(
v),r++}else{const v=r;for(const y in s)if(y!=="key"){const w={instancePath:i,keyword:"additionalProperties",params:{
additionalProperty:y}};e===null?e=[w]:e.push(w),r++;break}if(v===r&&s.key!==void 0){let y=s.key;if(r===r)if(typeof y==
"string"){if(!C.test(y)){const m={instancePath:i+"/key",keyword:"pattern",params:{pattern:"^[^]{0,100}$"}};e===
null?e=[m]:e.push(m),r++}}else{const m={instancePath:i+"/key",keyword:"type",params:{type:"string"}};e===null?
e=[m]:e.push(m),r++}}}}else{const f={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(
f),r++}var c=j===r;if(p=p||c,!p){const f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.undo===
void 0&&(y="undo")){const w={instancePath:i,keyword:"required",params:{missingProperty:y}};e===null?e=[w]:e.push(
w),r++}else{const w=r;for(const m in s)if(m!=="undo"){const g={instancePath:i,keyword:"additionalProperties",params:{
additionalProperty:m}};e===null?e=[g]:e.push(g),r++;break}if(w===r&&s.undo!==void 0){let m=s.undo;if(typeof m!=
"boolean"){const g={instancePath:i+"/undo",keyword:"type",params:{type:"boolean"}};e===null?e=[g]:e.push(g),r++}
if(m!==!0){const g={instancePath:i+"/undo",keyword:"const",params:{allowedValue:!0}};e===null?e=[g]:e.push(g),
r++}}}}else{const y={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var c=f===
r;if(p=p||c,!p){const y=r;if(r===y)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.consent===void 0&&(m=
"consent")){const g={instancePath:i,keyword:"required",params:{missingProperty:m}};e===null?e=[g]:e.push(g),r++}else{
const g=r;for(const h in s)if(h!=="consent"){const A={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:h}};
e===null?e=[A]:e.push(A),r++;break}if(g===r&&s.consent!==void 0&&typeof s.consent!="boolean"){const h={instancePath:i+
"/consent",keyword:"type",params:{type:"boolean"}};e===null?e=[h]:e.push(h),r++}}}else{const m={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var c=y===r;if(p=p||c,!p){const m=r;if(r===
m)if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.note===void 0&&(h="note")){const A={instancePath:i,keyword:"\
required",params:{missingProperty:h}};e===null?e=[A]:e.push(A),r++}else{const A=r;for(const a in s)if(a!=="not\
e"){const q={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[q]:e.push(
q),r++;break}if(A===r&&s.note!==void 0){let a=s.note;if(r===r)if(a&&typeof a=="object"&&!Array.isArray(a))if(Object.
keys(a).length<1){const d={instancePath:i+"/note",keyword:"minProperties",params:{limit:1}};e===null?e=[d]:e.push(
d),r++}else{const d=r;for(const n in a)if(!(n==="key"||n==="text"||n==="card"||n==="hex")){const l={instancePath:i+
"/note",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[l]:e.push(l),r++;break}if(d===
r){if(a.key!==void 0){let n=a.key;const l=r;if(!(n==="strong"||n==="weak"||n==="unclear"||n==="fun"||n==="brok\
en")){const N={instancePath:i+"/note/key",keyword:"enum",params:{allowedValues:B.anyOf[4].properties.note.properties.
key.enum}};e===null?e=[N]:e.push(N),r++}var x=l===r}else var x=!0;if(x){if(a.text!==void 0){let n=a.text;const l=r;
if(r===l)if(typeof n=="string"){if(!V.test(n)){const t={instancePath:i+"/note/text",keyword:"pattern",params:{
pattern:"^[^]{0,500}$"}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/note/text",keyword:"type",
params:{type:"string"}};e===null?e=[t]:e.push(t),r++}var x=l===r}else var x=!0;if(x){if(a.card!==void 0){let n=a.
card;const l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){const t={instancePath:i+"/note/card",keyword:"type",
params:{type:"integer"}};e===null?e=[t]:e.push(t),r++}if(r===l&&typeof n=="number"){if(n>9007199254740991||isNaN(
n)){const t={instancePath:i+"/note/card",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===
null?e=[t]:e.push(t),r++}else if(n<0||isNaN(n)){const t={instancePath:i+"/note/card",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}}var x=l===r}else var x=!0;if(x)if(a.hex!==void 0){let n=a.
hex;const l=r;if(r===l)if(n&&typeof n=="object"&&!Array.isArray(n)){let t;if(n.q===void 0&&(t="q")||n.r===void 0&&
(t="r")){const _={instancePath:i+"/note/hex",keyword:"required",params:{missingProperty:t}};e===null?e=[_]:e.push(
_),r++}else{const _=r;for(const o in n)if(!(o==="q"||o==="r")){const k={instancePath:i+"/note/hex",keyword:"ad\
ditionalProperties",params:{additionalProperty:o}};e===null?e=[k]:e.push(k),r++;break}if(_===r){if(n.q!==void 0){
let o=n.q;const k=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){const u={instancePath:i+"/note/hex/q",keyword:"\
type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(r===k&&typeof o=="number"){if(o>1e3||isNaN(o)){
const u={instancePath:i+"/note/hex/q",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[u]:e.push(
u),r++}else if(o<-1e3||isNaN(o)){const u={instancePath:i+"/note/hex/q",keyword:"minimum",params:{comparison:">\
=",limit:-1e3}};e===null?e=[u]:e.push(u),r++}}var $=k===r}else var $=!0;if($)if(n.r!==void 0){let o=n.r;const k=r;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){const b={instancePath:i+"/note/hex/r",keyword:"type",params:{type:"\
integer"}};e===null?e=[b]:e.push(b),r++}if(r===k&&typeof o=="number"){if(o>1e3||isNaN(o)){const b={instancePath:i+
"/note/hex/r",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[b]:e.push(b),r++}else if(o<-1e3||
isNaN(o)){const b={instancePath:i+"/note/hex/r",keyword:"minimum",params:{comparison:">=",limit:-1e3}};e===null?
e=[b]:e.push(b),r++}}var $=k===r}else var $=!0}}}else{const t={instancePath:i+"/note/hex",keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}var x=l===r}else var x=!0}}}}else{const d={instancePath:i+"/note",
keyword:"type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}}}}else{const h={instancePath:i,keyword:"t\
ype",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var c=m===r;if(p=p||c,!p){const h=r;if(r===h)if(s&&typeof s==
"object"&&!Array.isArray(s)){let a;if(s.say===void 0&&(a="say")){const q={instancePath:i,keyword:"required",params:{
missingProperty:a}};e===null?e=[q]:e.push(q),r++}else{const q=r;for(const d in s)if(d!=="say"){const n={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:d}};e===null?e=[n]:e.push(n),r++;break}if(q===r&&s.say!==
void 0){let d=s.say;if(r===r)if(typeof d=="string"){if(!V.test(d)){const l={instancePath:i+"/say",keyword:"pat\
tern",params:{pattern:"^[^]{0,500}$"}};e===null?e=[l]:e.push(l),r++}}else{const l={instancePath:i+"/say",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}}}else{const a={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[a]:e.push(a),r++}var c=h===r;if(p=p||c,!p){const a=r;if(r===a)if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let d;if(s.name===void 0&&(d="name")){const n={instancePath:i,keyword:"required",params:{
missingProperty:d}};e===null?e=[n]:e.push(n),r++}else{const n=r;for(const l in s)if(l!=="name"){const N={instancePath:i,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[N]:e.push(N),r++;break}if(n===r&&s.name!==
void 0){let l=s.name;if(r===r)if(typeof l=="string"){if(!z.test(l)){const t={instancePath:i+"/name",keyword:"p\
attern",params:{pattern:"^[^]{0,40}$"}};e===null?e=[t]:e.push(t),r++}}else{const t={instancePath:i+"/name",keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}}}else{const d={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),r++}var c=a===r;if(p=p||c,!p){const d=r;if(r===d)if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let l;if(s.player===void 0&&(l="player")){const N={instancePath:i,keyword:"required",
params:{missingProperty:l}};e===null?e=[N]:e.push(N),r++}else{const N=r;for(const t in s)if(t!=="player"){const _={
instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[_]:e.push(_),r++;break}
if(N===r&&s.player!==void 0){let t=s.player;if(r===r)if(typeof t=="string"){if(!z.test(t)){const o={instancePath:i+
"/player",keyword:"pattern",params:{pattern:"^[^]{0,40}$"}};e===null?e=[o]:e.push(o),r++}}else{const o={instancePath:i+
"/player",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}}}else{const l={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}var c=d===r;if(p=p||c,!p){const l=r;if(r===
l)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.opened===void 0&&(t="opened")){const _={instancePath:i,
keyword:"required",params:{missingProperty:t}};e===null?e=[_]:e.push(_),r++}else{const _=r;for(const o in s)if(o!==
"opened"){const k={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:o}};e===null?e=[k]:
e.push(k),r++;break}if(_===r&&s.opened!==void 0){let o=s.opened;const k=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o))){const u={instancePath:i+"/opened",keyword:"type",params:{type:"integer"}};e===null?e=[u]:e.push(u),r++}if(r===
k&&typeof o=="number"){if(o>9007199254740991||isNaN(o)){const u={instancePath:i+"/opened",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}};e===null?e=[u]:e.push(u),r++}else if(o<0||isNaN(o)){const u={instancePath:i+
"/opened",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:e.push(u),r++}}}}}else{const t={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}var c=l===r;if(p=p||c,!p){const t=r;if(r===
t)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.here===void 0&&(o="here")){const k={instancePath:i,keyword:"\
required",params:{missingProperty:o}};e===null?e=[k]:e.push(k),r++}else{const k=r;for(const u in s)if(u!=="her\
e"){const b={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:u}};e===null?e=[b]:e.push(
b),r++;break}if(k===r&&s.here!==void 0){let u=s.here;if(typeof u!="boolean"){const b={instancePath:i+"/here",keyword:"\
type",params:{type:"boolean"}};e===null?e=[b]:e.push(b),r++}if(u!==!0){const b={instancePath:i+"/here",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[b]:e.push(b),r++}}}}else{const o={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[o]:e.push(o),r++}var c=t===r;p=p||c}}}}}}}}}if(p)r=D,e!==null&&(D?e.length=D:e=null);else{
const j={instancePath:i,keyword:"anyOf",params:{}};return e===null?e=[j]:e.push(j),r++,O.errors=e,!1}return O.
errors=e,r===0}export default J as import('../../program/json/index.ts').Validator;
