/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const L=R;var M=R;const G={anyOf:[{type:"object",required:["answer","v"],properties:{answer:{type:"integer",minimum:0,
maximum:9007199254740991},v:{type:"integer",minimum:0,maximum:9007199254740991}},additionalProperties:!1},{type:"\
object",required:["key"],properties:{key:{type:"string",pattern:"^[^]{0,100}$"},name:{type:"string",pattern:"^\
[^]{0,40}$"},seat:{type:"integer",minimum:0,maximum:9007199254740991}},additionalProperties:!1},{type:"object",
required:["undo"],properties:{undo:{type:"boolean",const:!0}},additionalProperties:!1},{type:"object",required:[
"consent"],properties:{consent:{type:"boolean"}},additionalProperties:!1},{type:"object",required:["note"],properties:{
note:{type:"object",properties:{key:{enum:["strong","weak","unclear","fun","broken"]},text:{type:"string",pattern:"\
^[^]{0,500}$"},card:{type:"integer",minimum:0,maximum:9007199254740991},hex:{type:"object",required:["q","r"],
properties:{q:{type:"integer",minimum:-1e3,maximum:1e3},r:{type:"integer",minimum:-1e3,maximum:1e3}},additionalProperties:!1}},
additionalProperties:!1,minProperties:1}},additionalProperties:!1},{type:"object",required:["say"],properties:{
say:{type:"string",pattern:"^[^]{0,500}$"}},additionalProperties:!1},{type:"object",required:["name"],properties:{
name:{type:"string",pattern:"^[^]{0,40}$"}},additionalProperties:!1},{type:"object",required:["player"],properties:{
player:{type:"string",pattern:"^[^]{0,40}$"}},additionalProperties:!1},{type:"object",required:["leave"],properties:{
leave:{type:"boolean",const:!0}},additionalProperties:!1},{type:"object",required:["opened"],properties:{opened:{
type:"integer",minimum:0,maximum:9007199254740991}},additionalProperties:!1},{type:"object",required:["here"],
properties:{here:{type:"boolean",const:!0}},additionalProperties:!1}]},H=new RegExp("^[^]{0,100}$","u"),B=new RegExp(
"^[^]{0,40}$","u"),F=new RegExp("^[^]{0,500}$","u");function R(s,{instancePath:i="",parentData:I,parentDataProperty:J,
rootData:K=s}={}){let e=null,r=0;const z=r;let f=!1;const C=r;if(r===C)if(s&&typeof s=="object"&&!Array.isArray(
s)){let j;if(s.answer===void 0&&(j="answer")||s.v===void 0&&(j="v")){const D={instancePath:i,keyword:"required",
params:{missingProperty:j}};e===null?e=[D]:e.push(D),r++}else{const D=r;for(const a in s)if(!(a==="answer"||a===
"v")){const _={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[_]:e.push(
_),r++;break}if(D===r){if(s.answer!==void 0){let a=s.answer;const _=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a))){const l={instancePath:i+"/answer",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(r===
_&&typeof a=="number"){if(a>9007199254740991||isNaN(a)){const l={instancePath:i+"/answer",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}};e===null?e=[l]:e.push(l),r++}else if(a<0||isNaN(a)){const l={instancePath:i+
"/answer",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}}var O=_===r}else var O=!0;
if(O)if(s.v!==void 0){let a=s.v;const _=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const m={instancePath:i+
"/v",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(r===_&&typeof a=="number"){if(a>9007199254740991||
isNaN(a)){const m={instancePath:i+"/v",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===
null?e=[m]:e.push(m),r++}else if(a<0||isNaN(a)){const m={instancePath:i+"/v",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[m]:e.push(m),r++}}var O=_===r}else var O=!0}}}else{const j={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[j]:e.push(j),r++}var w=C===r;if(f=f||w,!f){const j=r;if(r===j)if(s&&
typeof s=="object"&&!Array.isArray(s)){let a;if(s.key===void 0&&(a="key")){const _={instancePath:i,keyword:"re\
quired",params:{missingProperty:a}};e===null?e=[_]:e.push(_),r++}else{const _=r;for(const l in s)if(!(l==="key"||
l==="name"||l==="seat")){const m={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[m]:e.push(m),r++;break}if(_===r){if(s.key!==void 0){let l=s.key;const m=r;if(r===m)if(typeof l=="s\
tring"){if(!H.test(l)){const v={instancePath:i+"/key",keyword:"pattern",params:{pattern:"^[^]{0,100}$"}};e===null?
e=[v]:e.push(v),r++}}else{const v={instancePath:i+"/key",keyword:"type",params:{type:"string"}};e===null?e=[v]:
e.push(v),r++}var $=m===r}else var $=!0;if($){if(s.name!==void 0){let l=s.name;const m=r;if(r===m)if(typeof l==
"string"){if(!B.test(l)){const u={instancePath:i+"/name",keyword:"pattern",params:{pattern:"^[^]{0,40}$"}};e===
null?e=[u]:e.push(u),r++}}else{const u={instancePath:i+"/name",keyword:"type",params:{type:"string"}};e===null?
e=[u]:e.push(u),r++}var $=m===r}else var $=!0;if($)if(s.seat!==void 0){let l=s.seat;const m=r;if(!(typeof l=="\
number"&&!(l%1)&&!isNaN(l))){const u={instancePath:i+"/seat",keyword:"type",params:{type:"integer"}};e===null?
e=[u]:e.push(u),r++}if(r===m&&typeof l=="number"){if(l>9007199254740991||isNaN(l)){const u={instancePath:i+"/s\
eat",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};e===null?e=[u]:e.push(u),r++}else if(l<
0||isNaN(l)){const u={instancePath:i+"/seat",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[u]:
e.push(u),r++}}var $=m===r}else var $=!0}}}}else{const a={instancePath:i,keyword:"type",params:{type:"object"}};
e===null?e=[a]:e.push(a),r++}var w=j===r;if(f=f||w,!f){const a=r;if(r===a)if(s&&typeof s=="object"&&!Array.isArray(
s)){let l;if(s.undo===void 0&&(l="undo")){const m={instancePath:i,keyword:"required",params:{missingProperty:l}};
e===null?e=[m]:e.push(m),r++}else{const m=r;for(const v in s)if(v!=="undo"){const u={instancePath:i,keyword:"a\
dditionalProperties",params:{additionalProperty:v}};e===null?e=[u]:e.push(u),r++;break}if(m===r&&s.undo!==void 0){
let v=s.undo;if(typeof v!="boolean"){const u={instancePath:i+"/undo",keyword:"type",params:{type:"boolean"}};e===
null?e=[u]:e.push(u),r++}if(v!==!0){const u={instancePath:i+"/undo",keyword:"const",params:{allowedValue:!0}};
e===null?e=[u]:e.push(u),r++}}}}else{const l={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=
[l]:e.push(l),r++}var w=a===r;if(f=f||w,!f){const l=r;if(r===l)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;
if(s.consent===void 0&&(v="consent")){const u={instancePath:i,keyword:"required",params:{missingProperty:v}};e===
null?e=[u]:e.push(u),r++}else{const u=r;for(const h in s)if(h!=="consent"){const E={instancePath:i,keyword:"ad\
ditionalProperties",params:{additionalProperty:h}};e===null?e=[E]:e.push(E),r++;break}if(u===r&&s.consent!==void 0&&
typeof s.consent!="boolean"){const h={instancePath:i+"/consent",keyword:"type",params:{type:"boolean"}};e===null?
e=[h]:e.push(h),r++}}}else{const v={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(
v),r++}var w=l===r;if(f=f||w,!f){const v=r;if(r===v)if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.note===
void 0&&(h="note")){const E={instancePath:i,keyword:"required",params:{missingProperty:h}};e===null?e=[E]:e.push(
E),r++}else{const E=r;for(const d in s)if(d!=="note"){const A={instancePath:i,keyword:"additionalProperties",params:{
additionalProperty:d}};e===null?e=[A]:e.push(A),r++;break}if(E===r&&s.note!==void 0){let d=s.note;if(r===r)if(d&&
typeof d=="object"&&!Array.isArray(d))if(Object.keys(d).length<1){const c={instancePath:i+"/note",keyword:"min\
Properties",params:{limit:1}};e===null?e=[c]:e.push(c),r++}else{const c=r;for(const o in d)if(!(o==="key"||o===
"text"||o==="card"||o==="hex")){const p={instancePath:i+"/note",keyword:"additionalProperties",params:{additionalProperty:o}};
e===null?e=[p]:e.push(p),r++;break}if(c===r){if(d.key!==void 0){let o=d.key;const p=r;if(!(o==="strong"||o==="\
weak"||o==="unclear"||o==="fun"||o==="broken")){const x={instancePath:i+"/note/key",keyword:"enum",params:{allowedValues:G.
anyOf[4].properties.note.properties.key.enum}};e===null?e=[x]:e.push(x),r++}var q=p===r}else var q=!0;if(q){if(d.
text!==void 0){let o=d.text;const p=r;if(r===p)if(typeof o=="string"){if(!F.test(o)){const n={instancePath:i+"\
/note/text",keyword:"pattern",params:{pattern:"^[^]{0,500}$"}};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+
"/note/text",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}var q=p===r}else var q=!0;if(q){
if(d.card!==void 0){let o=d.card;const p=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){const n={instancePath:i+
"/note/card",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),r++}if(r===p&&typeof o=="number"){
if(o>9007199254740991||isNaN(o)){const n={instancePath:i+"/note/card",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}};e===null?e=[n]:e.push(n),r++}else if(o<0||isNaN(o)){const n={instancePath:i+"/note/ca\
rd",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[n]:e.push(n),r++}}var q=p===r}else var q=!0;
if(q)if(d.hex!==void 0){let o=d.hex;const p=r;if(r===p)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.
q===void 0&&(n="q")||o.r===void 0&&(n="r")){const N={instancePath:i+"/note/hex",keyword:"required",params:{missingProperty:n}};
e===null?e=[N]:e.push(N),r++}else{const N=r;for(const t in o)if(!(t==="q"||t==="r")){const k={instancePath:i+"\
/note/hex",keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[k]:e.push(k),r++;break}if(N===
r){if(o.q!==void 0){let t=o.q;const k=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const y={instancePath:i+"\
/note/hex/q",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(r===k&&typeof t=="number"){
if(t>1e3||isNaN(t)){const y={instancePath:i+"/note/hex/q",keyword:"maximum",params:{comparison:"<=",limit:1e3}};
e===null?e=[y]:e.push(y),r++}else if(t<-1e3||isNaN(t)){const y={instancePath:i+"/note/hex/q",keyword:"minimum",
params:{comparison:">=",limit:-1e3}};e===null?e=[y]:e.push(y),r++}}var V=k===r}else var V=!0;if(V)if(o.r!==void 0){
let t=o.r;const k=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const b={instancePath:i+"/note/hex/r",keyword:"\
type",params:{type:"integer"}};e===null?e=[b]:e.push(b),r++}if(r===k&&typeof t=="number"){if(t>1e3||isNaN(t)){
const b={instancePath:i+"/note/hex/r",keyword:"maximum",params:{comparison:"<=",limit:1e3}};e===null?e=[b]:e.push(
b),r++}else if(t<-1e3||isNaN(t)){const b={instancePath:i+"/note/hex/r",keyword:"minimum",params:{comparison:">\
=",limit:-1e3}};e===null?e=[b]:e.push(b),r++}}var V=k===r}else var V=!0}}}else{const n={instancePath:i+"/note/\
hex",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}var q=p===r}else var q=!0}}}}else{const c={
instancePath:i+"/note",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}}else{const h={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var w=v===r;if(f=f||w,!f){const h=r;if(r===
h)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.say===void 0&&(d="say")){const A={instancePath:i,keyword:"\
required",params:{missingProperty:d}};e===null?e=[A]:e.push(A),r++}else{const A=r;for(const c in s)if(c!=="say"){
const o={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:c}};e===null?e=[o]:e.push(o),
r++;break}if(A===r&&s.say!==void 0){let c=s.say;if(r===r)if(typeof c=="string"){if(!F.test(c)){const p={instancePath:i+
"/say",keyword:"pattern",params:{pattern:"^[^]{0,500}$"}};e===null?e=[p]:e.push(p),r++}}else{const p={instancePath:i+
"/say",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}}else{const d={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[d]:e.push(d),r++}var w=h===r;if(f=f||w,!f){const d=r;if(r===d)if(s&&
typeof s=="object"&&!Array.isArray(s)){let c;if(s.name===void 0&&(c="name")){const o={instancePath:i,keyword:"\
required",params:{missingProperty:c}};e===null?e=[o]:e.push(o),r++}else{const o=r;for(const p in s)if(p!=="nam\
e"){const x={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[x]:e.push(
x),r++;break}if(o===r&&s.name!==void 0){let p=s.name;if(r===r)if(typeof p=="string"){if(!B.test(p)){const n={instancePath:i+
"/name",keyword:"pattern",params:{pattern:"^[^]{0,40}$"}};e===null?e=[n]:e.push(n),r++}}else{const n={instancePath:i+
"/name",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}}}}else{const c={instancePath:i,keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}var w=d===r;if(f=f||w,!f){const c=r;if(r===c)if(s&&
typeof s=="object"&&!Array.isArray(s)){let p;if(s.player===void 0&&(p="player")){const x={instancePath:i,keyword:"\
required",params:{missingProperty:p}};e===null?e=[x]:e.push(x),r++}else{const x=r;for(const n in s)if(n!=="pla\
yer"){const N={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[N]:e.push(
N),r++;break}if(x===r&&s.player!==void 0){let n=s.player;if(r===r)if(typeof n=="string"){if(!B.test(n)){const t={
instancePath:i+"/player",keyword:"pattern",params:{pattern:"^[^]{0,40}$"}};e===null?e=[t]:e.push(t),r++}}else{
const t={instancePath:i+"/player",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}}}else{
const p={instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}var w=c===r;if(f=f||
w,!f){const p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.leave===void 0&&(n="leave")){
const N={instancePath:i,keyword:"required",params:{missingProperty:n}};e===null?e=[N]:e.push(N),r++}else{const N=r;
for(const t in s)if(t!=="leave"){const k={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[k]:e.push(k),r++;break}if(N===r&&s.leave!==void 0){let t=s.leave;if(typeof t!="boolean"){const k={
instancePath:i+"/leave",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(t!==!0){const k={
instancePath:i+"/leave",keyword:"const",params:{allowedValue:!0}};e===null?e=[k]:e.push(k),r++}}}}else{const n={
instancePath:i,keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),r++}var w=p===r;if(f=f||w,!f){const n=r;
if(r===n)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.opened===void 0&&(t="opened")){const k={instancePath:i,
keyword:"required",params:{missingProperty:t}};e===null?e=[k]:e.push(k),r++}else{const k=r;for(const y in s)if(y!==
"opened"){const b={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[b]:
e.push(b),r++;break}if(k===r&&s.opened!==void 0){let y=s.opened;const b=r;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y))){const g={instancePath:i+"/opened",keyword:"type",params:{type:"integer"}};e===null?e=[g]:e.push(g),r++}if(r===
b&&typeof y=="number"){if(y>9007199254740991||isNaN(y)){const g={instancePath:i+"/opened",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}};e===null?e=[g]:e.push(g),r++}else if(y<0||isNaN(y)){const g={instancePath:i+
"/opened",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[g]:e.push(g),r++}}}}}else{const t={instancePath:i,
keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}var w=n===r;if(f=f||w,!f){const t=r;if(r===
t)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.here===void 0&&(y="here")){const b={instancePath:i,keyword:"\
required",params:{missingProperty:y}};e===null?e=[b]:e.push(b),r++}else{const b=r;for(const g in s)if(g!=="her\
e"){const P={instancePath:i,keyword:"additionalProperties",params:{additionalProperty:g}};e===null?e=[P]:e.push(
P),r++;break}if(b===r&&s.here!==void 0){let g=s.here;if(typeof g!="boolean"){const P={instancePath:i+"/here",keyword:"\
type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(g!==!0){const P={instancePath:i+"/here",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[P]:e.push(P),r++}}}}else{const y={instancePath:i,keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}var w=t===r;f=f||w}}}}}}}}}}if(f)r=z,e!==null&&(z?e.length=z:e=null);else{
const j={instancePath:i,keyword:"anyOf",params:{}};return e===null?e=[j]:e.push(j),r++,R.errors=e,!1}return R.
errors=e,r===0}export default M as import('../../program/json/index.ts').Validator;
