/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const B=i;var C=i;const O={allOf:[{type:"object",required:["is"],properties:{is:{enum:["begun","chose","took b\
ack","player","name","sat","left","cards","over"]}}},{type:"object",discriminator:{propertyName:"is"},oneOf:[{
type:"object",required:["at","is","cards","players","options"],properties:{at:{type:"number"},is:{type:"string",
const:"begun"},cards:{type:"string"},players:{type:"array",items:{type:"string"}},options:{type:"object"}}},{type:"\
object",required:["at","is","seat","option","kind"],properties:{at:{type:"number"},is:{type:"string",const:"ch\
ose"},seat:{type:"integer"},option:{type:"integer"},kind:{type:"string"},by:{type:"string"}}},{type:"object",required:[
"at","is","seat","isFree","to"],properties:{at:{type:"number"},is:{type:"string",const:"took back"},seat:{type:"\
integer"},isFree:{type:"boolean"},to:{type:["integer","null"]}}},{type:"object",required:["at","is","seat","pl\
ayer"],properties:{at:{type:"number"},is:{type:"string",const:"player"},seat:{type:"integer"},player:{type:"st\
ring"}}},{type:"object",required:["at","is","seat","name"],properties:{at:{type:"number"},is:{type:"string",const:"\
name"},seat:{type:"integer"},name:{type:"string"}}},{type:"object",required:["at","is","seat","name"],properties:{
at:{type:"number"},is:{type:"string",const:"sat"},seat:{type:"integer"},name:{type:"string"}}},{type:"object",
required:["at","is","seat"],properties:{at:{type:"number"},is:{type:"string",const:"left"},seat:{type:"integer"}}},
{type:"object",required:["at","is","cards","from","choices"],properties:{at:{type:"number"},is:{type:"string",
const:"cards"},cards:{type:"string"},from:{type:"integer"},choices:{type:"array",items:{type:"integer"}}}},{type:"\
object",required:["at","is","hash","vp"],properties:{at:{type:"number"},is:{type:"string",const:"over"},hash:{
type:"string"},vp:{type:"array",items:{type:"integer"}}}}]}]};function i(e,{instancePath:t="",parentData:x,parentDataProperty:E,
rootData:z=e}={}){let D=null,s=0;const N=s;if(s===N)if(e&&typeof e=="object"&&!Array.isArray(e)){let _;if(e.is===
void 0&&(_="is"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:_}}],!1;if(e.is!==
void 0){let g=e.is;if(!(g==="begun"||g==="chose"||g==="took back"||g==="player"||g==="name"||g==="sat"||g==="l\
eft"||g==="cards"||g==="over"))return i.errors=[{instancePath:t+"/is",keyword:"enum",params:{allowedValues:O.allOf[0].
properties.is.enum}}],!1}}else return i.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var q=N===
s;if(q){const _=s;if(s===_)if(e&&typeof e=="object"&&!Array.isArray(e)){const u=e.is;if(typeof u=="string")if(u===
"begun"){if(s===s)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.at===void 0&&(n="at")||e.is===void 0&&
(n="is")||e.cards===void 0&&(n="cards")||e.players===void 0&&(n="players")||e.options===void 0&&(n="options"))
return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;if(e.at!==void 0){const r=s;
if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",params:{type:"number"}}],!1;var y=r===
s}else var y=!0;if(y){if(e.is!==void 0){let r=e.is;const o=s;if(typeof r!="string")return i.errors=[{instancePath:t+
"/is",keyword:"type",params:{type:"string"}}],!1;if(r!=="begun")return i.errors=[{instancePath:t+"/is",keyword:"\
const",params:{allowedValue:"begun"}}],!1;var y=o===s}else var y=!0;if(y){if(e.cards!==void 0){const r=s;if(typeof e.
cards!="string")return i.errors=[{instancePath:t+"/cards",keyword:"type",params:{type:"string"}}],!1;var y=r===
s}else var y=!0;if(y){if(e.players!==void 0){let r=e.players;const o=s;if(s===o)if(Array.isArray(r)){var V=!0;
const j=r.length;for(let p=0;p<j;p++){const k=s;if(typeof r[p]!="string")return i.errors=[{instancePath:t+"/pl\
ayers/"+p,keyword:"type",params:{type:"string"}}],!1;var V=k===s;if(!V)break}}else return i.errors=[{instancePath:t+
"/players",keyword:"type",params:{type:"array"}}],!1;var y=o===s}else var y=!0;if(y)if(e.options!==void 0){let r=e.
options;const o=s;if(!(r&&typeof r=="object"&&!Array.isArray(r)))return i.errors=[{instancePath:t+"/options",keyword:"\
type",params:{type:"object"}}],!1;var y=o===s}else var y=!0}}}}else return i.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(u==="chose"){if(s===s)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;
if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.seat===void 0&&(n="seat")||e.option===void 0&&(n="optio\
n")||e.kind===void 0&&(n="kind"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;if(e.at!==void 0){const r=s;if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",
params:{type:"number"}}],!1;var f=r===s}else var f=!0;if(f){if(e.is!==void 0){let r=e.is;const o=s;if(typeof r!=
"string")return i.errors=[{instancePath:t+"/is",keyword:"type",params:{type:"string"}}],!1;if(r!=="chose")return i.
errors=[{instancePath:t+"/is",keyword:"const",params:{allowedValue:"chose"}}],!1;var f=o===s}else var f=!0;if(f){
if(e.seat!==void 0){let r=e.seat;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)))return i.errors=[{instancePath:t+
"/seat",keyword:"type",params:{type:"integer"}}],!1;var f=o===s}else var f=!0;if(f){if(e.option!==void 0){let r=e.
option;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)))return i.errors=[{instancePath:t+"/option",keyword:"\
type",params:{type:"integer"}}],!1;var f=o===s}else var f=!0;if(f){if(e.kind!==void 0){const r=s;if(typeof e.kind!=
"string")return i.errors=[{instancePath:t+"/kind",keyword:"type",params:{type:"string"}}],!1;var f=r===s}else var f=!0;
if(f)if(e.by!==void 0){const r=s;if(typeof e.by!="string")return i.errors=[{instancePath:t+"/by",keyword:"type",
params:{type:"string"}}],!1;var f=r===s}else var f=!0}}}}}else return i.errors=[{instancePath:t,keyword:"type",
params:{type:"object"}}],!1}else if(u==="took back"){if(s===s)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;
if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.seat===void 0&&(n="seat")||e.isFree===void 0&&(n="isFre\
e")||e.to===void 0&&(n="to"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;if(e.at!==void 0){const r=s;if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",
params:{type:"number"}}],!1;var a=r===s}else var a=!0;if(a){if(e.is!==void 0){let r=e.is;const o=s;if(typeof r!=
"string")return i.errors=[{instancePath:t+"/is",keyword:"type",params:{type:"string"}}],!1;if(r!=="took back")
return i.errors=[{instancePath:t+"/is",keyword:"const",params:{allowedValue:"took back"}}],!1;var a=o===s}else
var a=!0;if(a){if(e.seat!==void 0){let r=e.seat;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)))return i.
errors=[{instancePath:t+"/seat",keyword:"type",params:{type:"integer"}}],!1;var a=o===s}else var a=!0;if(a){if(e.
isFree!==void 0){const r=s;if(typeof e.isFree!="boolean")return i.errors=[{instancePath:t+"/isFree",keyword:"t\
ype",params:{type:"boolean"}}],!1;var a=r===s}else var a=!0;if(a)if(e.to!==void 0){let r=e.to;const o=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r))&&r!==null)return i.errors=[{instancePath:t+"/to",keyword:"type",params:{type:O.allOf[1].
oneOf[2].properties.to.type}}],!1;var a=o===s}else var a=!0}}}}else return i.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(u==="player"){if(s===s)if(e&&typeof e=="object"&&!Array.isArray(e)){
let n;if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.seat===void 0&&(n="seat")||e.player===void 0&&(n=
"player"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;if(e.at!==void 0){
const r=s;if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",params:{type:"number"}}],
!1;var d=r===s}else var d=!0;if(d){if(e.is!==void 0){let r=e.is;const o=s;if(typeof r!="string")return i.errors=
[{instancePath:t+"/is",keyword:"type",params:{type:"string"}}],!1;if(r!=="player")return i.errors=[{instancePath:t+
"/is",keyword:"const",params:{allowedValue:"player"}}],!1;var d=o===s}else var d=!0;if(d){if(e.seat!==void 0){
let r=e.seat;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)))return i.errors=[{instancePath:t+"/seat",keyword:"\
type",params:{type:"integer"}}],!1;var d=o===s}else var d=!0;if(d)if(e.player!==void 0){const r=s;if(typeof e.
player!="string")return i.errors=[{instancePath:t+"/player",keyword:"type",params:{type:"string"}}],!1;var d=r===
s}else var d=!0}}}else return i.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(u===
"name"){if(s===s)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.at===void 0&&(n="at")||e.is===void 0&&
(n="is")||e.seat===void 0&&(n="seat")||e.name===void 0&&(n="name"))return i.errors=[{instancePath:t,keyword:"r\
equired",params:{missingProperty:n}}],!1;if(e.at!==void 0){const r=s;if(typeof e.at!="number")return i.errors=
[{instancePath:t+"/at",keyword:"type",params:{type:"number"}}],!1;var m=r===s}else var m=!0;if(m){if(e.is!==void 0){
let r=e.is;const o=s;if(typeof r!="string")return i.errors=[{instancePath:t+"/is",keyword:"type",params:{type:"\
string"}}],!1;if(r!=="name")return i.errors=[{instancePath:t+"/is",keyword:"const",params:{allowedValue:"name"}}],
!1;var m=o===s}else var m=!0;if(m){if(e.seat!==void 0){let r=e.seat;const o=s;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)))return i.errors=[{instancePath:t+"/seat",keyword:"type",params:{type:"integer"}}],!1;var m=o===s}else
var m=!0;if(m)if(e.name!==void 0){const r=s;if(typeof e.name!="string")return i.errors=[{instancePath:t+"/name",
keyword:"type",params:{type:"string"}}],!1;var m=r===s}else var m=!0}}}else return i.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(u==="sat"){if(s===s)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;
if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.seat===void 0&&(n="seat")||e.name===void 0&&(n="name"))
return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;if(e.at!==void 0){const r=s;
if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",params:{type:"number"}}],!1;var v=r===
s}else var v=!0;if(v){if(e.is!==void 0){let r=e.is;const o=s;if(typeof r!="string")return i.errors=[{instancePath:t+
"/is",keyword:"type",params:{type:"string"}}],!1;if(r!=="sat")return i.errors=[{instancePath:t+"/is",keyword:"\
const",params:{allowedValue:"sat"}}],!1;var v=o===s}else var v=!0;if(v){if(e.seat!==void 0){let r=e.seat;const o=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)))return i.errors=[{instancePath:t+"/seat",keyword:"type",params:{type:"\
integer"}}],!1;var v=o===s}else var v=!0;if(v)if(e.name!==void 0){const r=s;if(typeof e.name!="string")return i.
errors=[{instancePath:t+"/name",keyword:"type",params:{type:"string"}}],!1;var v=r===s}else var v=!0}}}else return i.
errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(u==="left"){if(s===s)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n;if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.seat===void 0&&(n="s\
eat"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;if(e.at!==void 0){const r=s;
if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",params:{type:"number"}}],!1;var w=r===
s}else var w=!0;if(w){if(e.is!==void 0){let r=e.is;const o=s;if(typeof r!="string")return i.errors=[{instancePath:t+
"/is",keyword:"type",params:{type:"string"}}],!1;if(r!=="left")return i.errors=[{instancePath:t+"/is",keyword:"\
const",params:{allowedValue:"left"}}],!1;var w=o===s}else var w=!0;if(w)if(e.seat!==void 0){let r=e.seat;const o=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)))return i.errors=[{instancePath:t+"/seat",keyword:"type",params:{type:"\
integer"}}],!1;var w=o===s}else var w=!0}}else return i.errors=[{instancePath:t,keyword:"type",params:{type:"o\
bject"}}],!1}else if(u==="cards"){if(s===s)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.at===void 0&&
(n="at")||e.is===void 0&&(n="is")||e.cards===void 0&&(n="cards")||e.from===void 0&&(n="from")||e.choices===void 0&&
(n="choices"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],!1;if(e.at!==void 0){
const r=s;if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",params:{type:"number"}}],
!1;var l=r===s}else var l=!0;if(l){if(e.is!==void 0){let r=e.is;const o=s;if(typeof r!="string")return i.errors=
[{instancePath:t+"/is",keyword:"type",params:{type:"string"}}],!1;if(r!=="cards")return i.errors=[{instancePath:t+
"/is",keyword:"const",params:{allowedValue:"cards"}}],!1;var l=o===s}else var l=!0;if(l){if(e.cards!==void 0){
const r=s;if(typeof e.cards!="string")return i.errors=[{instancePath:t+"/cards",keyword:"type",params:{type:"s\
tring"}}],!1;var l=r===s}else var l=!0;if(l){if(e.from!==void 0){let r=e.from;const o=s;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)))return i.errors=[{instancePath:t+"/from",keyword:"type",params:{type:"integer"}}],!1;var l=o===
s}else var l=!0;if(l)if(e.choices!==void 0){let r=e.choices;const o=s;if(s===o)if(Array.isArray(r)){var h=!0;const j=r.
length;for(let p=0;p<j;p++){let k=r[p];const A=s;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)))return i.errors=[
{instancePath:t+"/choices/"+p,keyword:"type",params:{type:"integer"}}],!1;var h=A===s;if(!h)break}}else return i.
errors=[{instancePath:t+"/choices",keyword:"type",params:{type:"array"}}],!1;var l=o===s}else var l=!0}}}}else
return i.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(u==="over"){if(s===s)if(e&&
typeof e=="object"&&!Array.isArray(e)){let n;if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.hash===void 0&&
(n="hash")||e.vp===void 0&&(n="vp"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;if(e.at!==void 0){const r=s;if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",
params:{type:"number"}}],!1;var c=r===s}else var c=!0;if(c){if(e.is!==void 0){let r=e.is;const o=s;if(typeof r!=
"string")return i.errors=[{instancePath:t+"/is",keyword:"type",params:{type:"string"}}],!1;if(r!=="over")return i.
errors=[{instancePath:t+"/is",keyword:"const",params:{allowedValue:"over"}}],!1;var c=o===s}else var c=!0;if(c){
if(e.hash!==void 0){const r=s;if(typeof e.hash!="string")return i.errors=[{instancePath:t+"/hash",keyword:"typ\
e",params:{type:"string"}}],!1;var c=r===s}else var c=!0;if(c)if(e.vp!==void 0){let r=e.vp;const o=s;if(s===o)
if(Array.isArray(r)){var F=!0;const j=r.length;for(let p=0;p<j;p++){let k=r[p];const A=s;if(!(typeof k=="numbe\
r"&&!(k%1)&&!isNaN(k)))return i.errors=[{instancePath:t+"/vp/"+p,keyword:"type",params:{type:"integer"}}],!1;var F=A===
s;if(!F)break}}else return i.errors=[{instancePath:t+"/vp",keyword:"type",params:{type:"array"}}],!1;var c=o===
s}else var c=!0}}}else return i.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return i.
errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"is",tagValue:u}}],!1;else return i.
errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:u}}],!1}else return i.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var q=_===s}return i.errors=D,s===0}export default C as import('../../program/json/index.ts').Validator;
