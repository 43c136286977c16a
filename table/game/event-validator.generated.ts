/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const E=i;var z=i;const V={allOf:[{type:"object",required:["is"],properties:{is:{enum:["begun","chose","took b\
ack","player","name","cards","over"]}}},{type:"object",discriminator:{propertyName:"is"},oneOf:[{type:"object",
required:["at","is","cards","players","options"],properties:{at:{type:"number"},is:{type:"string",const:"begun"},
cards:{type:"string"},players:{type:"array",items:{type:"string"}},options:{type:"object"}}},{type:"object",required:[
"at","is","seat","option","kind"],properties:{at:{type:"number"},is:{type:"string",const:"chose"},seat:{type:"\
integer"},option:{type:"integer"},kind:{type:"string"},by:{type:"string"}}},{type:"object",required:["at","is",
"seat","isFree","to"],properties:{at:{type:"number"},is:{type:"string",const:"took back"},seat:{type:"integer"},
isFree:{type:"boolean"},to:{type:["integer","null"]}}},{type:"object",required:["at","is","seat","player"],properties:{
at:{type:"number"},is:{type:"string",const:"player"},seat:{type:"integer"},player:{type:"string"}}},{type:"obj\
ect",required:["at","is","seat","name"],properties:{at:{type:"number"},is:{type:"string",const:"name"},seat:{type:"\
integer"},name:{type:"string"}}},{type:"object",required:["at","is","cards","from","choices"],properties:{at:{
type:"number"},is:{type:"string",const:"cards"},cards:{type:"string"},from:{type:"integer"},choices:{type:"arr\
ay",items:{type:"integer"}}}},{type:"object",required:["at","is","hash","vp"],properties:{at:{type:"number"},is:{
type:"string",const:"over"},hash:{type:"string"},vp:{type:"array",items:{type:"integer"}}}}]}]};function i(e,{
instancePath:t="",parentData:O,parentDataProperty:D,rootData:x=e}={}){let F=null,r=0;const j=r;if(r===j)if(e&&
typeof e=="object"&&!Array.isArray(e)){let b;if(e.is===void 0&&(b="is"))return i.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:b}}],!1;if(e.is!==void 0){let g=e.is;if(!(g==="begun"||g==="chose"||g==="too\
k back"||g==="player"||g==="name"||g==="cards"||g==="over"))return i.errors=[{instancePath:t+"/is",keyword:"en\
um",params:{allowedValues:V.allOf[0].properties.is.enum}}],!1}}else return i.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1;var A=j===r;if(A){const b=r;if(r===b)if(e&&typeof e=="object"&&!Array.isArray(
e)){const v=e.is;if(typeof v=="string")if(v==="begun"){if(r===r)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;
if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.cards===void 0&&(n="cards")||e.players===void 0&&(n="pl\
ayers")||e.options===void 0&&(n="options"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;if(e.at!==void 0){const s=r;if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",
params:{type:"number"}}],!1;var y=s===r}else var y=!0;if(y){if(e.is!==void 0){let s=e.is;const o=r;if(typeof s!=
"string")return i.errors=[{instancePath:t+"/is",keyword:"type",params:{type:"string"}}],!1;if(s!=="begun")return i.
errors=[{instancePath:t+"/is",keyword:"const",params:{allowedValue:"begun"}}],!1;var y=o===r}else var y=!0;if(y){
if(e.cards!==void 0){const s=r;if(typeof e.cards!="string")return i.errors=[{instancePath:t+"/cards",keyword:"\
type",params:{type:"string"}}],!1;var y=s===r}else var y=!0;if(y){if(e.players!==void 0){let s=e.players;const o=r;
if(r===o)if(Array.isArray(s)){var N=!0;const w=s.length;for(let p=0;p<w;p++){const c=r;if(typeof s[p]!="string")
return i.errors=[{instancePath:t+"/players/"+p,keyword:"type",params:{type:"string"}}],!1;var N=c===r;if(!N)break}}else
return i.errors=[{instancePath:t+"/players",keyword:"type",params:{type:"array"}}],!1;var y=o===r}else var y=!0;
if(y)if(e.options!==void 0){let s=e.options;const o=r;if(!(s&&typeof s=="object"&&!Array.isArray(s)))return i.
errors=[{instancePath:t+"/options",keyword:"type",params:{type:"object"}}],!1;var y=o===r}else var y=!0}}}}else
return i.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v==="chose"){if(r===r)if(e&&
typeof e=="object"&&!Array.isArray(e)){let n;if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.seat===void 0&&
(n="seat")||e.option===void 0&&(n="option")||e.kind===void 0&&(n="kind"))return i.errors=[{instancePath:t,keyword:"\
required",params:{missingProperty:n}}],!1;if(e.at!==void 0){const s=r;if(typeof e.at!="number")return i.errors=
[{instancePath:t+"/at",keyword:"type",params:{type:"number"}}],!1;var f=s===r}else var f=!0;if(f){if(e.is!==void 0){
let s=e.is;const o=r;if(typeof s!="string")return i.errors=[{instancePath:t+"/is",keyword:"type",params:{type:"\
string"}}],!1;if(s!=="chose")return i.errors=[{instancePath:t+"/is",keyword:"const",params:{allowedValue:"chos\
e"}}],!1;var f=o===r}else var f=!0;if(f){if(e.seat!==void 0){let s=e.seat;const o=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)))return i.errors=[{instancePath:t+"/seat",keyword:"type",params:{type:"integer"}}],!1;var f=o===
r}else var f=!0;if(f){if(e.option!==void 0){let s=e.option;const o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))
return i.errors=[{instancePath:t+"/option",keyword:"type",params:{type:"integer"}}],!1;var f=o===r}else var f=!0;
if(f){if(e.kind!==void 0){const s=r;if(typeof e.kind!="string")return i.errors=[{instancePath:t+"/kind",keyword:"\
type",params:{type:"string"}}],!1;var f=s===r}else var f=!0;if(f)if(e.by!==void 0){const s=r;if(typeof e.by!="\
string")return i.errors=[{instancePath:t+"/by",keyword:"type",params:{type:"string"}}],!1;var f=s===r}else var f=!0}}}}}else
return i.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v==="took back"){if(r===r)
if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.seat===
void 0&&(n="seat")||e.isFree===void 0&&(n="isFree")||e.to===void 0&&(n="to"))return i.errors=[{instancePath:t,
keyword:"required",params:{missingProperty:n}}],!1;if(e.at!==void 0){const s=r;if(typeof e.at!="number")return i.
errors=[{instancePath:t+"/at",keyword:"type",params:{type:"number"}}],!1;var a=s===r}else var a=!0;if(a){if(e.
is!==void 0){let s=e.is;const o=r;if(typeof s!="string")return i.errors=[{instancePath:t+"/is",keyword:"type",
params:{type:"string"}}],!1;if(s!=="took back")return i.errors=[{instancePath:t+"/is",keyword:"const",params:{
allowedValue:"took back"}}],!1;var a=o===r}else var a=!0;if(a){if(e.seat!==void 0){let s=e.seat;const o=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)))return i.errors=[{instancePath:t+"/seat",keyword:"type",params:{type:"integer"}}],
!1;var a=o===r}else var a=!0;if(a){if(e.isFree!==void 0){const s=r;if(typeof e.isFree!="boolean")return i.errors=
[{instancePath:t+"/isFree",keyword:"type",params:{type:"boolean"}}],!1;var a=s===r}else var a=!0;if(a)if(e.to!==
void 0){let s=e.to;const o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))&&s!==null)return i.errors=[{instancePath:t+
"/to",keyword:"type",params:{type:V.allOf[1].oneOf[2].properties.to.type}}],!1;var a=o===r}else var a=!0}}}}else
return i.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v==="player"){if(r===r)if(e&&
typeof e=="object"&&!Array.isArray(e)){let n;if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.seat===void 0&&
(n="seat")||e.player===void 0&&(n="player"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;if(e.at!==void 0){const s=r;if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",
params:{type:"number"}}],!1;var u=s===r}else var u=!0;if(u){if(e.is!==void 0){let s=e.is;const o=r;if(typeof s!=
"string")return i.errors=[{instancePath:t+"/is",keyword:"type",params:{type:"string"}}],!1;if(s!=="player")return i.
errors=[{instancePath:t+"/is",keyword:"const",params:{allowedValue:"player"}}],!1;var u=o===r}else var u=!0;if(u){
if(e.seat!==void 0){let s=e.seat;const o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)))return i.errors=[{instancePath:t+
"/seat",keyword:"type",params:{type:"integer"}}],!1;var u=o===r}else var u=!0;if(u)if(e.player!==void 0){const s=r;
if(typeof e.player!="string")return i.errors=[{instancePath:t+"/player",keyword:"type",params:{type:"string"}}],
!1;var u=s===r}else var u=!0}}}else return i.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v===
"name"){if(r===r)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.at===void 0&&(n="at")||e.is===void 0&&
(n="is")||e.seat===void 0&&(n="seat")||e.name===void 0&&(n="name"))return i.errors=[{instancePath:t,keyword:"r\
equired",params:{missingProperty:n}}],!1;if(e.at!==void 0){const s=r;if(typeof e.at!="number")return i.errors=
[{instancePath:t+"/at",keyword:"type",params:{type:"number"}}],!1;var d=s===r}else var d=!0;if(d){if(e.is!==void 0){
let s=e.is;const o=r;if(typeof s!="string")return i.errors=[{instancePath:t+"/is",keyword:"type",params:{type:"\
string"}}],!1;if(s!=="name")return i.errors=[{instancePath:t+"/is",keyword:"const",params:{allowedValue:"name"}}],
!1;var d=o===r}else var d=!0;if(d){if(e.seat!==void 0){let s=e.seat;const o=r;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)))return i.errors=[{instancePath:t+"/seat",keyword:"type",params:{type:"integer"}}],!1;var d=o===r}else
var d=!0;if(d)if(e.name!==void 0){const s=r;if(typeof e.name!="string")return i.errors=[{instancePath:t+"/name",
keyword:"type",params:{type:"string"}}],!1;var d=s===r}else var d=!0}}}else return i.errors=[{instancePath:t,keyword:"\
type",params:{type:"object"}}],!1}else if(v==="cards"){if(r===r)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;
if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.cards===void 0&&(n="cards")||e.from===void 0&&(n="from")||
e.choices===void 0&&(n="choices"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;if(e.at!==void 0){const s=r;if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",
params:{type:"number"}}],!1;var l=s===r}else var l=!0;if(l){if(e.is!==void 0){let s=e.is;const o=r;if(typeof s!=
"string")return i.errors=[{instancePath:t+"/is",keyword:"type",params:{type:"string"}}],!1;if(s!=="cards")return i.
errors=[{instancePath:t+"/is",keyword:"const",params:{allowedValue:"cards"}}],!1;var l=o===r}else var l=!0;if(l){
if(e.cards!==void 0){const s=r;if(typeof e.cards!="string")return i.errors=[{instancePath:t+"/cards",keyword:"\
type",params:{type:"string"}}],!1;var l=s===r}else var l=!0;if(l){if(e.from!==void 0){let s=e.from;const o=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)))return i.errors=[{instancePath:t+"/from",keyword:"type",params:{type:"integer"}}],
!1;var l=o===r}else var l=!0;if(l)if(e.choices!==void 0){let s=e.choices;const o=r;if(r===o)if(Array.isArray(s)){
var q=!0;const w=s.length;for(let p=0;p<w;p++){let c=s[p];const _=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)))
return i.errors=[{instancePath:t+"/choices/"+p,keyword:"type",params:{type:"integer"}}],!1;var q=_===r;if(!q)break}}else
return i.errors=[{instancePath:t+"/choices",keyword:"type",params:{type:"array"}}],!1;var l=o===r}else var l=!0}}}}else
return i.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else if(v==="over"){if(r===r)if(e&&
typeof e=="object"&&!Array.isArray(e)){let n;if(e.at===void 0&&(n="at")||e.is===void 0&&(n="is")||e.hash===void 0&&
(n="hash")||e.vp===void 0&&(n="vp"))return i.errors=[{instancePath:t,keyword:"required",params:{missingProperty:n}}],
!1;if(e.at!==void 0){const s=r;if(typeof e.at!="number")return i.errors=[{instancePath:t+"/at",keyword:"type",
params:{type:"number"}}],!1;var m=s===r}else var m=!0;if(m){if(e.is!==void 0){let s=e.is;const o=r;if(typeof s!=
"string")return i.errors=[{instancePath:t+"/is",keyword:"type",params:{type:"string"}}],!1;if(s!=="over")return i.
errors=[{instancePath:t+"/is",keyword:"const",params:{allowedValue:"over"}}],!1;var m=o===r}else var m=!0;if(m){
if(e.hash!==void 0){const s=r;if(typeof e.hash!="string")return i.errors=[{instancePath:t+"/hash",keyword:"typ\
e",params:{type:"string"}}],!1;var m=s===r}else var m=!0;if(m)if(e.vp!==void 0){let s=e.vp;const o=r;if(r===o)
if(Array.isArray(s)){var h=!0;const w=s.length;for(let p=0;p<w;p++){let c=s[p];const _=r;if(!(typeof c=="numbe\
r"&&!(c%1)&&!isNaN(c)))return i.errors=[{instancePath:t+"/vp/"+p,keyword:"type",params:{type:"integer"}}],!1;var h=_===
r;if(!h)break}}else return i.errors=[{instancePath:t+"/vp",keyword:"type",params:{type:"array"}}],!1;var m=o===
r}else var m=!0}}}else return i.errors=[{instancePath:t,keyword:"type",params:{type:"object"}}],!1}else return i.
errors=[{instancePath:t,keyword:"discriminator",params:{error:"mapping",tag:"is",tagValue:v}}],!1;else return i.
errors=[{instancePath:t,keyword:"discriminator",params:{error:"tag",tag:"is",tagValue:v}}],!1}else return i.errors=
[{instancePath:t,keyword:"type",params:{type:"object"}}],!1;var A=b===r}return i.errors=F,r===0}export default z as import('../../program/json/index.ts').Validator;
