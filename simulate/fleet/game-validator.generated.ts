/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const yr=L;var mr=L;const H={type:"object",required:["game","row","failure","against"],properties:{game:{type:"\
integer",minimum:0},row:{anyOf:[{type:"object",required:["seed","start","ended","stopped_by","draws","decision\
s","chain","points","won","bots","hands","began","ran_out","timeline","cards"],properties:{seed:{type:"integer",
minimum:0},start:{enum:["preset","dealt","named"]},ended:{enum:["over","stopped"]},stopped_by:{anyOf:[{type:"i\
nteger"},{type:"null"}]},draws:{type:"integer",minimum:0},decisions:{type:"integer",minimum:0},chain:{type:"in\
teger",minimum:0},points:{type:"array",items:{type:"number"}},won:{anyOf:[{type:"array",items:{type:"number"}},
{type:"null"}]},bots:{type:"array",items:{type:"string"}},hands:{anyOf:[{type:"array",items:{type:"string"}},{
type:"null"}]},began:{type:"array",items:{type:"array",items:{type:"integer"}}},ran_out:{type:"array",items:{type:"\
string"}},timeline:{type:"array",items:{type:"array",items:{type:"number"}}},cards:{type:"object",required:["c\
ard","seat","came","in_play","runs","points","others","again","most","arrived","ran"],properties:{card:{type:"\
array",items:{type:"integer"}},seat:{type:"array",items:{anyOf:[{type:"integer",minimum:0},{type:"null"}]}},came:{
type:"array",items:{anyOf:[{type:"integer",minimum:0},{type:"null"}]}},in_play:{type:"array",items:{type:"bool\
ean"}},runs:{type:"array",items:{type:"integer",minimum:0}},points:{type:"array",items:{type:"number"}},others:{
type:"array",items:{type:"number"}},again:{type:"array",items:{type:"integer",minimum:0}},most:{type:"array",items:{
type:"integer",minimum:0}},arrived:{type:"array",items:{anyOf:[{type:"array",items:{type:"integer",minimum:0}},
{type:"null"}]}},ran:{type:"array",items:{anyOf:[{type:"array",items:{type:"integer",minimum:0}},{type:"null"}]}}},
additionalProperties:!1}},additionalProperties:!1},{type:"null"}]},failure:{anyOf:[{type:"object",required:["c\
ode","severity","message","game","seed","decisions","card","step"],properties:{code:{enum:["game-broke-off","g\
ame-unfinished","game-lost"]},severity:{enum:["error","warning"]},message:{type:"string"},game:{type:"integer",
minimum:0},seed:{type:"integer",minimum:0},decisions:{type:"integer",minimum:0},card:{anyOf:[{type:"integer"},
{type:"null"}]},step:{anyOf:[{type:"integer"},{type:"null"}]}},additionalProperties:!1},{type:"null"}]},against:{
anyOf:[{type:"object",required:["row","failure"],properties:{row:{anyOf:[{type:"object",required:["seed","star\
t","ended","stopped_by","draws","decisions","chain","points","won","bots","hands","began","ran_out","timeline",
"cards"],properties:{seed:{type:"integer",minimum:0},start:{enum:["preset","dealt","named"]},ended:{enum:["ove\
r","stopped"]},stopped_by:{anyOf:[{type:"integer"},{type:"null"}]},draws:{type:"integer",minimum:0},decisions:{
type:"integer",minimum:0},chain:{type:"integer",minimum:0},points:{type:"array",items:{type:"number"}},won:{anyOf:[
{type:"array",items:{type:"number"}},{type:"null"}]},bots:{type:"array",items:{type:"string"}},hands:{anyOf:[{
type:"array",items:{type:"string"}},{type:"null"}]},began:{type:"array",items:{type:"array",items:{type:"integ\
er"}}},ran_out:{type:"array",items:{type:"string"}},timeline:{type:"array",items:{type:"array",items:{type:"nu\
mber"}}},cards:{type:"object",required:["card","seat","came","in_play","runs","points","others","again","most",
"arrived","ran"],properties:{card:{type:"array",items:{type:"integer"}},seat:{type:"array",items:{anyOf:[{type:"\
integer",minimum:0},{type:"null"}]}},came:{type:"array",items:{anyOf:[{type:"integer",minimum:0},{type:"null"}]}},
in_play:{type:"array",items:{type:"boolean"}},runs:{type:"array",items:{type:"integer",minimum:0}},points:{type:"\
array",items:{type:"number"}},others:{type:"array",items:{type:"number"}},again:{type:"array",items:{type:"int\
eger",minimum:0}},most:{type:"array",items:{type:"integer",minimum:0}},arrived:{type:"array",items:{anyOf:[{type:"\
array",items:{type:"integer",minimum:0}},{type:"null"}]}},ran:{type:"array",items:{anyOf:[{type:"array",items:{
type:"integer",minimum:0}},{type:"null"}]}}},additionalProperties:!1}},additionalProperties:!1},{type:"null"}]},
failure:{anyOf:[{type:"object",required:["code","severity","message","game","seed","decisions","card","step"],
properties:{code:{enum:["game-broke-off","game-unfinished","game-lost"]},severity:{enum:["error","warning"]},message:{
type:"string"},game:{type:"integer",minimum:0},seed:{type:"integer",minimum:0},decisions:{type:"integer",minimum:0},
card:{anyOf:[{type:"integer"},{type:"null"}]},step:{anyOf:[{type:"integer"},{type:"null"}]}},additionalProperties:!1},
{type:"null"}]}},additionalProperties:!1},{type:"null"}]}},additionalProperties:!1},W=Object.prototype.hasOwnProperty;
function L(F,{instancePath:s="",parentData:dr,parentDataProperty:pr,rootData:ur=F}={}){let e=null,r=0;if(r===0)
if(F&&typeof F=="object"&&!Array.isArray(F)){let S;if(F.game===void 0&&(S="game")||F.row===void 0&&(S="row")||
F.failure===void 0&&(S="failure")||F.against===void 0&&(S="against"))return L.errors=[{instancePath:s,keyword:"\
required",params:{missingProperty:S}}],!1;{const fr=r;for(const u in F)if(!(u==="game"||u==="row"||u==="failur\
e"||u==="against")){return L.errors=[{instancePath:s,keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(fr===r){if(F.game!==void 0){let u=F.game;const Q=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)))return L.
errors=[{instancePath:s+"/game",keyword:"type",params:{type:"integer"}}],!1;if(r===Q&&typeof u=="number"&&(u<0||
isNaN(u)))return L.errors=[{instancePath:s+"/game",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var M=Q===
r}else var M=!0;if(M){if(F.row!==void 0){let u=F.row;const Q=r,I=r;let C=!1;const R=r;if(r===R)if(u&&typeof u==
"object"&&!Array.isArray(u)){let h;if(u.seed===void 0&&(h="seed")||u.start===void 0&&(h="start")||u.ended===void 0&&
(h="ended")||u.stopped_by===void 0&&(h="stopped_by")||u.draws===void 0&&(h="draws")||u.decisions===void 0&&(h=
"decisions")||u.chain===void 0&&(h="chain")||u.points===void 0&&(h="points")||u.won===void 0&&(h="won")||u.bots===
void 0&&(h="bots")||u.hands===void 0&&(h="hands")||u.began===void 0&&(h="began")||u.ran_out===void 0&&(h="ran_\
out")||u.timeline===void 0&&(h="timeline")||u.cards===void 0&&(h="cards")){const G={instancePath:s+"/row",keyword:"\
required",params:{missingProperty:h}};e===null?e=[G]:e.push(G),r++}else{const G=r;for(const a in u)if(!W.call(
H.properties.row.anyOf[0].properties,a)){const g={instancePath:s+"/row",keyword:"additionalProperties",params:{
additionalProperty:a}};e===null?e=[g]:e.push(g),r++;break}if(G===r){if(u.seed!==void 0){let a=u.seed;const g=r;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const j={instancePath:s+"/row/seed",keyword:"type",params:{type:"\
integer"}};e===null?e=[j]:e.push(j),r++}if(r===g&&typeof a=="number"&&(a<0||isNaN(a))){const j={instancePath:s+
"/row/seed",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[j]:e.push(j),r++}var A=g===r}else var A=!0;
if(A){if(u.start!==void 0){let a=u.start;const g=r;if(!(a==="preset"||a==="dealt"||a==="named")){const l={instancePath:s+
"/row/start",keyword:"enum",params:{allowedValues:H.properties.row.anyOf[0].properties.start.enum}};e===null?e=
[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.ended!==void 0){let a=u.ended;const g=r;if(!(a==="over"||
a==="stopped")){const l={instancePath:s+"/row/ended",keyword:"enum",params:{allowedValues:H.properties.row.anyOf[0].
properties.ended.enum}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.stopped_by!==void 0){
let a=u.stopped_by;const g=r,j=r;let l=!1;const _=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const p={instancePath:s+
"/row/stopped_by",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}var X=_===r;if(l=l||X,!l){
const p=r;if(a!==null){const i={instancePath:s+"/row/stopped_by",keyword:"type",params:{type:"null"}};e===null?
e=[i]:e.push(i),r++}var X=p===r;l=l||X}if(l)r=j,e!==null&&(j?e.length=j:e=null);else{const p={instancePath:s+"\
/row/stopped_by",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}var A=g===r}else var A=!0;if(A){if(u.
draws!==void 0){let a=u.draws;const g=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const l={instancePath:s+"\
/row/draws",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(r===g&&typeof a=="number"&&
(a<0||isNaN(a))){const l={instancePath:s+"/row/draws",keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.decisions!==void 0){let a=u.decisions;const g=r;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const l={instancePath:s+"/row/decisions",keyword:"type",params:{type:"\
integer"}};e===null?e=[l]:e.push(l),r++}if(r===g&&typeof a=="number"&&(a<0||isNaN(a))){const l={instancePath:s+
"/row/decisions",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}var A=g===r}else
var A=!0;if(A){if(u.chain!==void 0){let a=u.chain;const g=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const l={
instancePath:s+"/row/chain",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(r===g&&typeof a==
"number"&&(a<0||isNaN(a))){const l={instancePath:s+"/row/chain",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.points!==void 0){let a=u.points;const g=r;if(r===
g)if(Array.isArray(a)){var he=!0;const l=a.length;for(let _=0;_<l;_++){const c=r;if(typeof a[_]!="number"){const n={
instancePath:s+"/row/points/"+_,keyword:"type",params:{type:"number"}};e===null?e=[n]:e.push(n),r++}var he=c===
r;if(!he)break}}else{const l={instancePath:s+"/row/points",keyword:"type",params:{type:"array"}};e===null?e=[l]:
e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.won!==void 0){let a=u.won;const g=r,j=r;let l=!1;const _=r;
if(r===_)if(Array.isArray(a)){var ke=!0;const p=a.length;for(let n=0;n<p;n++){const i=r;if(typeof a[n]!="numbe\
r"){const t={instancePath:s+"/row/won/"+n,keyword:"type",params:{type:"number"}};e===null?e=[t]:e.push(t),r++}
var ke=i===r;if(!ke)break}}else{const p={instancePath:s+"/row/won",keyword:"type",params:{type:"array"}};e===null?
e=[p]:e.push(p),r++}var Y=_===r;if(l=l||Y,!l){const p=r;if(a!==null){const i={instancePath:s+"/row/won",keyword:"\
type",params:{type:"null"}};e===null?e=[i]:e.push(i),r++}var Y=p===r;l=l||Y}if(l)r=j,e!==null&&(j?e.length=j:e=
null);else{const p={instancePath:s+"/row/won",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}var A=g===
r}else var A=!0;if(A){if(u.bots!==void 0){let a=u.bots;const g=r;if(r===g)if(Array.isArray(a)){var _e=!0;const l=a.
length;for(let _=0;_<l;_++){const c=r;if(typeof a[_]!="string"){const n={instancePath:s+"/row/bots/"+_,keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),r++}var _e=c===r;if(!_e)break}}else{const l={instancePath:s+
"/row/bots",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){
if(u.hands!==void 0){let a=u.hands;const g=r,j=r;let l=!1;const _=r;if(r===_)if(Array.isArray(a)){var be=!0;const p=a.
length;for(let n=0;n<p;n++){const i=r;if(typeof a[n]!="string"){const t={instancePath:s+"/row/hands/"+n,keyword:"\
type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}var be=i===r;if(!be)break}}else{const p={instancePath:s+
"/row/hands",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}var Z=_===r;if(l=l||Z,!l){const p=r;
if(a!==null){const i={instancePath:s+"/row/hands",keyword:"type",params:{type:"null"}};e===null?e=[i]:e.push(i),
r++}var Z=p===r;l=l||Z}if(l)r=j,e!==null&&(j?e.length=j:e=null);else{const p={instancePath:s+"/row/hands",keyword:"\
anyOf",params:{}};e===null?e=[p]:e.push(p),r++}var A=g===r}else var A=!0;if(A){if(u.began!==void 0){let a=u.began;
const g=r;if(r===g)if(Array.isArray(a)){var Ne=!0;const l=a.length;for(let _=0;_<l;_++){let c=a[_];const p=r;if(r===
p)if(Array.isArray(c)){var Ae=!0;const i=c.length;for(let f=0;f<i;f++){let t=c[f];const m=r;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t))){const d={instancePath:s+"/row/began/"+_+"/"+f,keyword:"type",params:{type:"integer"}};
e===null?e=[d]:e.push(d),r++}var Ae=m===r;if(!Ae)break}}else{const i={instancePath:s+"/row/began/"+_,keyword:"\
type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var Ne=p===r;if(!Ne)break}}else{const l={instancePath:s+
"/row/began",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){
if(u.ran_out!==void 0){let a=u.ran_out;const g=r;if(r===g)if(Array.isArray(a)){var Oe=!0;const l=a.length;for(let _=0;_<
l;_++){const c=r;if(typeof a[_]!="string"){const n={instancePath:s+"/row/ran_out/"+_,keyword:"type",params:{type:"\
string"}};e===null?e=[n]:e.push(n),r++}var Oe=c===r;if(!Oe)break}}else{const l={instancePath:s+"/row/ran_out",
keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.timeline!==
void 0){let a=u.timeline;const g=r;if(r===g)if(Array.isArray(a)){var Pe=!0;const l=a.length;for(let _=0;_<l;_++){
let c=a[_];const p=r;if(r===p)if(Array.isArray(c)){var je=!0;const i=c.length;for(let f=0;f<i;f++){const t=r;if(typeof c[f]!=
"number"){const y={instancePath:s+"/row/timeline/"+_+"/"+f,keyword:"type",params:{type:"number"}};e===null?e=[
y]:e.push(y),r++}var je=t===r;if(!je)break}}else{const i={instancePath:s+"/row/timeline/"+_,keyword:"type",params:{
type:"array"}};e===null?e=[i]:e.push(i),r++}var Pe=p===r;if(!Pe)break}}else{const l={instancePath:s+"/row/time\
line",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A)if(u.cards!==
void 0){let a=u.cards;const g=r;if(r===g)if(a&&typeof a=="object"&&!Array.isArray(a)){let l;if(a.card===void 0&&
(l="card")||a.seat===void 0&&(l="seat")||a.came===void 0&&(l="came")||a.in_play===void 0&&(l="in_play")||a.runs===
void 0&&(l="runs")||a.points===void 0&&(l="points")||a.others===void 0&&(l="others")||a.again===void 0&&(l="ag\
ain")||a.most===void 0&&(l="most")||a.arrived===void 0&&(l="arrived")||a.ran===void 0&&(l="ran")){const _={instancePath:s+
"/row/cards",keyword:"required",params:{missingProperty:l}};e===null?e=[_]:e.push(_),r++}else{const _=r;for(const c in a)
if(!W.call(H.properties.row.anyOf[0].properties.cards.properties,c)){const p={instancePath:s+"/row/cards",keyword:"\
additionalProperties",params:{additionalProperty:c}};e===null?e=[p]:e.push(p),r++;break}if(_===r){if(a.card!==
void 0){let c=a.card;const p=r;if(r===p)if(Array.isArray(c)){var qe=!0;const n=c.length;for(let i=0;i<n;i++){let f=c[i];
const t=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){const y={instancePath:s+"/row/cards/card/"+i,keyword:"t\
ype",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}var qe=t===r;if(!qe)break}}else{const n={instancePath:s+
"/row/cards/card",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),r++}var V=p===r}else var V=!0;
if(V){if(a.seat!==void 0){let c=a.seat;const p=r;if(r===p)if(Array.isArray(c)){var Ve=!0;const i=c.length;for(let f=0;f<
i;f++){let t=c[f];const m=r,y=r;let d=!1;const k=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const o={instancePath:s+
"/row/cards/seat/"+f,keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(r===k&&typeof t==
"number"&&(t<0||isNaN(t))){const o={instancePath:s+"/row/cards/seat/"+f,keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}var $=k===r;if(d=d||$,!d){const o=r;if(t!==null){const N={instancePath:s+
"/row/cards/seat/"+f,keyword:"type",params:{type:"null"}};e===null?e=[N]:e.push(N),r++}var $=o===r;d=d||$}if(d)
r=y,e!==null&&(y?e.length=y:e=null);else{const o={instancePath:s+"/row/cards/seat/"+f,keyword:"anyOf",params:{}};
e===null?e=[o]:e.push(o),r++}var Ve=m===r;if(!Ve)break}}else{const i={instancePath:s+"/row/cards/seat",keyword:"\
type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var V=p===r}else var V=!0;if(V){if(a.came!==void 0){
let c=a.came;const p=r;if(r===p)if(Array.isArray(c)){var De=!0;const i=c.length;for(let f=0;f<i;f++){let t=c[f];
const m=r,y=r;let d=!1;const k=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const o={instancePath:s+"/row/ca\
rds/came/"+f,keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(r===k&&typeof t=="number"&&
(t<0||isNaN(t))){const o={instancePath:s+"/row/cards/came/"+f,keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}var ee=k===r;if(d=d||ee,!d){const o=r;if(t!==null){const N={instancePath:s+"/row/\
cards/came/"+f,keyword:"type",params:{type:"null"}};e===null?e=[N]:e.push(N),r++}var ee=o===r;d=d||ee}if(d)r=y,
e!==null&&(y?e.length=y:e=null);else{const o={instancePath:s+"/row/cards/came/"+f,keyword:"anyOf",params:{}};e===
null?e=[o]:e.push(o),r++}var De=m===r;if(!De)break}}else{const i={instancePath:s+"/row/cards/came",keyword:"ty\
pe",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var V=p===r}else var V=!0;if(V){if(a.in_play!==void 0){
let c=a.in_play;const p=r;if(r===p)if(Array.isArray(c)){var xe=!0;const i=c.length;for(let f=0;f<i;f++){const t=r;
if(typeof c[f]!="boolean"){const y={instancePath:s+"/row/cards/in_play/"+f,keyword:"type",params:{type:"boolea\
n"}};e===null?e=[y]:e.push(y),r++}var xe=t===r;if(!xe)break}}else{const i={instancePath:s+"/row/cards/in_play",
keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var V=p===r}else var V=!0;if(V){if(a.runs!==
void 0){let c=a.runs;const p=r;if(r===p)if(Array.isArray(c)){var Ee=!0;const i=c.length;for(let f=0;f<i;f++){let t=c[f];
const m=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const d={instancePath:s+"/row/cards/runs/"+f,keyword:"t\
ype",params:{type:"integer"}};e===null?e=[d]:e.push(d),r++}if(r===m&&typeof t=="number"&&(t<0||isNaN(t))){const d={
instancePath:s+"/row/cards/runs/"+f,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(
d),r++}var Ee=m===r;if(!Ee)break}}else{const i={instancePath:s+"/row/cards/runs",keyword:"type",params:{type:"\
array"}};e===null?e=[i]:e.push(i),r++}var V=p===r}else var V=!0;if(V){if(a.points!==void 0){let c=a.points;const p=r;
if(r===p)if(Array.isArray(c)){var ze=!0;const i=c.length;for(let f=0;f<i;f++){const t=r;if(typeof c[f]!="numbe\
r"){const y={instancePath:s+"/row/cards/points/"+f,keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(
y),r++}var ze=t===r;if(!ze)break}}else{const i={instancePath:s+"/row/cards/points",keyword:"type",params:{type:"\
array"}};e===null?e=[i]:e.push(i),r++}var V=p===r}else var V=!0;if(V){if(a.others!==void 0){let c=a.others;const p=r;
if(r===p)if(Array.isArray(c)){var Be=!0;const i=c.length;for(let f=0;f<i;f++){const t=r;if(typeof c[f]!="numbe\
r"){const y={instancePath:s+"/row/cards/others/"+f,keyword:"type",params:{type:"number"}};e===null?e=[y]:e.push(
y),r++}var Be=t===r;if(!Be)break}}else{const i={instancePath:s+"/row/cards/others",keyword:"type",params:{type:"\
array"}};e===null?e=[i]:e.push(i),r++}var V=p===r}else var V=!0;if(V){if(a.again!==void 0){let c=a.again;const p=r;
if(r===p)if(Array.isArray(c)){var Ce=!0;const i=c.length;for(let f=0;f<i;f++){let t=c[f];const m=r;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){const d={instancePath:s+"/row/cards/again/"+f,keyword:"type",params:{type:"integ\
er"}};e===null?e=[d]:e.push(d),r++}if(r===m&&typeof t=="number"&&(t<0||isNaN(t))){const d={instancePath:s+"/ro\
w/cards/again/"+f,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}var Ce=m===
r;if(!Ce)break}}else{const i={instancePath:s+"/row/cards/again",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}var V=p===r}else var V=!0;if(V){if(a.most!==void 0){let c=a.most;const p=r;if(r===p)if(Array.
isArray(c)){var Fe=!0;const i=c.length;for(let f=0;f<i;f++){let t=c[f];const m=r;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t))){const d={instancePath:s+"/row/cards/most/"+f,keyword:"type",params:{type:"integer"}};e===null?
e=[d]:e.push(d),r++}if(r===m&&typeof t=="number"&&(t<0||isNaN(t))){const d={instancePath:s+"/row/cards/most/"+
f,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}var Fe=m===r;if(!Fe)break}}else{
const i={instancePath:s+"/row/cards/most",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var V=p===
r}else var V=!0;if(V){if(a.arrived!==void 0){let c=a.arrived;const p=r;if(r===p)if(Array.isArray(c)){var Ge=!0;
const i=c.length;for(let f=0;f<i;f++){let t=c[f];const m=r,y=r;let d=!1;const k=r;if(r===k)if(Array.isArray(t)){
var He=!0;const o=t.length;for(let v=0;v<o;v++){let N=t[v];const q=r;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N))){
const E={instancePath:s+"/row/cards/arrived/"+f+"/"+v,keyword:"type",params:{type:"integer"}};e===null?e=[E]:e.
push(E),r++}if(r===q&&typeof N=="number"&&(N<0||isNaN(N))){const E={instancePath:s+"/row/cards/arrived/"+f+"/"+
v,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[E]:e.push(E),r++}var He=q===r;if(!He)break}}else{
const o={instancePath:s+"/row/cards/arrived/"+f,keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),
r++}var re=k===r;if(d=d||re,!d){const o=r;if(t!==null){const N={instancePath:s+"/row/cards/arrived/"+f,keyword:"\
type",params:{type:"null"}};e===null?e=[N]:e.push(N),r++}var re=o===r;d=d||re}if(d)r=y,e!==null&&(y?e.length=y:
e=null);else{const o={instancePath:s+"/row/cards/arrived/"+f,keyword:"anyOf",params:{}};e===null?e=[o]:e.push(
o),r++}var Ge=m===r;if(!Ge)break}}else{const i={instancePath:s+"/row/cards/arrived",keyword:"type",params:{type:"\
array"}};e===null?e=[i]:e.push(i),r++}var V=p===r}else var V=!0;if(V)if(a.ran!==void 0){let c=a.ran;const p=r;
if(r===p)if(Array.isArray(c)){var Ie=!0;const i=c.length;for(let f=0;f<i;f++){let t=c[f];const m=r,y=r;let d=!1;
const k=r;if(r===k)if(Array.isArray(t)){var Je=!0;const o=t.length;for(let v=0;v<o;v++){let N=t[v];const q=r;if(!(typeof N==
"number"&&!(N%1)&&!isNaN(N))){const E={instancePath:s+"/row/cards/ran/"+f+"/"+v,keyword:"type",params:{type:"i\
nteger"}};e===null?e=[E]:e.push(E),r++}if(r===q&&typeof N=="number"&&(N<0||isNaN(N))){const E={instancePath:s+
"/row/cards/ran/"+f+"/"+v,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[E]:e.push(E),r++}var Je=q===
r;if(!Je)break}}else{const o={instancePath:s+"/row/cards/ran/"+f,keyword:"type",params:{type:"array"}};e===null?
e=[o]:e.push(o),r++}var ae=k===r;if(d=d||ae,!d){const o=r;if(t!==null){const N={instancePath:s+"/row/cards/ran\
/"+f,keyword:"type",params:{type:"null"}};e===null?e=[N]:e.push(N),r++}var ae=o===r;d=d||ae}if(d)r=y,e!==null&&
(y?e.length=y:e=null);else{const o={instancePath:s+"/row/cards/ran/"+f,keyword:"anyOf",params:{}};e===null?e=[
o]:e.push(o),r++}var Ie=m===r;if(!Ie)break}}else{const i={instancePath:s+"/row/cards/ran",keyword:"type",params:{
type:"array"}};e===null?e=[i]:e.push(i),r++}var V=p===r}else var V=!0}}}}}}}}}}}}else{const l={instancePath:s+
"/row/cards",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0}}}}}}}}}}}}}}}}else{
const h={instancePath:s+"/row",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var se=R===
r;if(C=C||se,!C){const h=r;if(u!==null){const a={instancePath:s+"/row",keyword:"type",params:{type:"null"}};e===
null?e=[a]:e.push(a),r++}var se=h===r;C=C||se}if(C)r=I,e!==null&&(I?e.length=I:e=null);else{const h={instancePath:s+
"/row",keyword:"anyOf",params:{}};return e===null?e=[h]:e.push(h),r++,L.errors=e,!1}var M=Q===r}else var M=!0;
if(M){if(F.failure!==void 0){let u=F.failure;const Q=r,I=r;let C=!1;const R=r;if(r===R)if(u&&typeof u=="object"&&
!Array.isArray(u)){let h;if(u.code===void 0&&(h="code")||u.severity===void 0&&(h="severity")||u.message===void 0&&
(h="message")||u.game===void 0&&(h="game")||u.seed===void 0&&(h="seed")||u.decisions===void 0&&(h="decisions")||
u.card===void 0&&(h="card")||u.step===void 0&&(h="step")){const G={instancePath:s+"/failure",keyword:"required",
params:{missingProperty:h}};e===null?e=[G]:e.push(G),r++}else{const G=r;for(const a in u)if(!(a==="code"||a===
"severity"||a==="message"||a==="game"||a==="seed"||a==="decisions"||a==="card"||a==="step")){const g={instancePath:s+
"/failure",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[g]:e.push(g),r++;break}if(G===
r){if(u.code!==void 0){let a=u.code;const g=r;if(!(a==="game-broke-off"||a==="game-unfinished"||a==="game-lost")){
const j={instancePath:s+"/failure/code",keyword:"enum",params:{allowedValues:H.properties.failure.anyOf[0].properties.
code.enum}};e===null?e=[j]:e.push(j),r++}var z=g===r}else var z=!0;if(z){if(u.severity!==void 0){let a=u.severity;
const g=r;if(!(a==="error"||a==="warning")){const l={instancePath:s+"/failure/severity",keyword:"enum",params:{
allowedValues:H.properties.failure.anyOf[0].properties.severity.enum}};e===null?e=[l]:e.push(l),r++}var z=g===
r}else var z=!0;if(z){if(u.message!==void 0){const a=r;if(typeof u.message!="string"){const j={instancePath:s+
"/failure/message",keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}var z=a===r}else var z=!0;
if(z){if(u.game!==void 0){let a=u.game;const g=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const l={instancePath:s+
"/failure/game",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(r===g&&typeof a=="numb\
er"&&(a<0||isNaN(a))){const l={instancePath:s+"/failure/game",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[l]:e.push(l),r++}var z=g===r}else var z=!0;if(z){if(u.seed!==void 0){let a=u.seed;const g=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a))){const l={instancePath:s+"/failure/seed",keyword:"type",params:{type:"integer"}};
e===null?e=[l]:e.push(l),r++}if(r===g&&typeof a=="number"&&(a<0||isNaN(a))){const l={instancePath:s+"/failure/\
seed",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}var z=g===r}else var z=!0;
if(z){if(u.decisions!==void 0){let a=u.decisions;const g=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const l={
instancePath:s+"/failure/decisions",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(r===
g&&typeof a=="number"&&(a<0||isNaN(a))){const l={instancePath:s+"/failure/decisions",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}var z=g===r}else var z=!0;if(z){if(u.card!==void 0){let a=u.
card;const g=r,j=r;let l=!1;const _=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const p={instancePath:s+"/f\
ailure/card",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}var ie=_===r;if(l=l||ie,!l){
const p=r;if(a!==null){const i={instancePath:s+"/failure/card",keyword:"type",params:{type:"null"}};e===null?e=
[i]:e.push(i),r++}var ie=p===r;l=l||ie}if(l)r=j,e!==null&&(j?e.length=j:e=null);else{const p={instancePath:s+"\
/failure/card",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}var z=g===r}else var z=!0;if(z)if(u.step!==
void 0){let a=u.step;const g=r,j=r;let l=!1;const _=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const p={instancePath:s+
"/failure/step",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}var te=_===r;if(l=l||te,!l){
const p=r;if(a!==null){const i={instancePath:s+"/failure/step",keyword:"type",params:{type:"null"}};e===null?e=
[i]:e.push(i),r++}var te=p===r;l=l||te}if(l)r=j,e!==null&&(j?e.length=j:e=null);else{const p={instancePath:s+"\
/failure/step",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(p),r++}var z=g===r}else var z=!0}}}}}}}}}else{
const h={instancePath:s+"/failure",keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var ne=R===
r;if(C=C||ne,!C){const h=r;if(u!==null){const a={instancePath:s+"/failure",keyword:"type",params:{type:"null"}};
e===null?e=[a]:e.push(a),r++}var ne=h===r;C=C||ne}if(C)r=I,e!==null&&(I?e.length=I:e=null);else{const h={instancePath:s+
"/failure",keyword:"anyOf",params:{}};return e===null?e=[h]:e.push(h),r++,L.errors=e,!1}var M=Q===r}else var M=!0;
if(M)if(F.against!==void 0){let u=F.against;const Q=r,I=r;let C=!1;const R=r;if(r===R)if(u&&typeof u=="object"&&
!Array.isArray(u)){let h;if(u.row===void 0&&(h="row")||u.failure===void 0&&(h="failure")){const G={instancePath:s+
"/against",keyword:"required",params:{missingProperty:h}};e===null?e=[G]:e.push(G),r++}else{const G=r;for(const a in u)
if(!(a==="row"||a==="failure")){const g={instancePath:s+"/against",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[g]:e.push(g),r++;break}if(G===r){if(u.row!==void 0){let a=u.row;const g=r,j=r;let l=!1;const _=r;if(r===
_)if(a&&typeof a=="object"&&!Array.isArray(a)){let c;if(a.seed===void 0&&(c="seed")||a.start===void 0&&(c="sta\
rt")||a.ended===void 0&&(c="ended")||a.stopped_by===void 0&&(c="stopped_by")||a.draws===void 0&&(c="draws")||a.
decisions===void 0&&(c="decisions")||a.chain===void 0&&(c="chain")||a.points===void 0&&(c="points")||a.won===void 0&&
(c="won")||a.bots===void 0&&(c="bots")||a.hands===void 0&&(c="hands")||a.began===void 0&&(c="began")||a.ran_out===
void 0&&(c="ran_out")||a.timeline===void 0&&(c="timeline")||a.cards===void 0&&(c="cards")){const p={instancePath:s+
"/against/row",keyword:"required",params:{missingProperty:c}};e===null?e=[p]:e.push(p),r++}else{const p=r;for(const n in a)
if(!W.call(H.properties.against.anyOf[0].properties.row.anyOf[0].properties,n)){const i={instancePath:s+"/agai\
nst/row",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[i]:e.push(i),r++;break}if(p===
r){if(a.seed!==void 0){let n=a.seed;const i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){const f={instancePath:s+
"/against/row/seed",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(r===i&&typeof n=="\
number"&&(n<0||isNaN(n))){const f={instancePath:s+"/against/row/seed",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[f]:e.push(f),r++}var O=i===r}else var O=!0;if(O){if(a.start!==void 0){let n=a.start;const i=r;
if(!(n==="preset"||n==="dealt"||n==="named")){const t={instancePath:s+"/against/row/start",keyword:"enum",params:{
allowedValues:H.properties.against.anyOf[0].properties.row.anyOf[0].properties.start.enum}};e===null?e=[t]:e.push(
t),r++}var O=i===r}else var O=!0;if(O){if(a.ended!==void 0){let n=a.ended;const i=r;if(!(n==="over"||n==="stop\
ped")){const t={instancePath:s+"/against/row/ended",keyword:"enum",params:{allowedValues:H.properties.against.
anyOf[0].properties.row.anyOf[0].properties.ended.enum}};e===null?e=[t]:e.push(t),r++}var O=i===r}else var O=!0;
if(O){if(a.stopped_by!==void 0){let n=a.stopped_by;const i=r,f=r;let t=!1;const m=r;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n))){const d={instancePath:s+"/against/row/stopped_by",keyword:"type",params:{type:"integer"}};e===
null?e=[d]:e.push(d),r++}var le=m===r;if(t=t||le,!t){const d=r;if(n!==null){const w={instancePath:s+"/against/\
row/stopped_by",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var le=d===r;t=t||le}if(t)r=
f,e!==null&&(f?e.length=f:e=null);else{const d={instancePath:s+"/against/row/stopped_by",keyword:"anyOf",params:{}};
e===null?e=[d]:e.push(d),r++}var O=i===r}else var O=!0;if(O){if(a.draws!==void 0){let n=a.draws;const i=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n))){const t={instancePath:s+"/against/row/draws",keyword:"type",params:{type:"intege\
r"}};e===null?e=[t]:e.push(t),r++}if(r===i&&typeof n=="number"&&(n<0||isNaN(n))){const t={instancePath:s+"/aga\
inst/row/draws",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}var O=i===r}else
var O=!0;if(O){if(a.decisions!==void 0){let n=a.decisions;const i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){
const t={instancePath:s+"/against/row/decisions",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(
t),r++}if(r===i&&typeof n=="number"&&(n<0||isNaN(n))){const t={instancePath:s+"/against/row/decisions",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[t]:e.push(t),r++}var O=i===r}else var O=!0;if(O){if(a.chain!==
void 0){let n=a.chain;const i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){const t={instancePath:s+"/against\
/row/chain",keyword:"type",params:{type:"integer"}};e===null?e=[t]:e.push(t),r++}if(r===i&&typeof n=="number"&&
(n<0||isNaN(n))){const t={instancePath:s+"/against/row/chain",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[t]:e.push(t),r++}var O=i===r}else var O=!0;if(O){if(a.points!==void 0){let n=a.points;const i=r;if(r===
i)if(Array.isArray(n)){var Ke=!0;const t=n.length;for(let m=0;m<t;m++){const y=r;if(typeof n[m]!="number"){const k={
instancePath:s+"/against/row/points/"+m,keyword:"type",params:{type:"number"}};e===null?e=[k]:e.push(k),r++}var Ke=y===
r;if(!Ke)break}}else{const t={instancePath:s+"/against/row/points",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),r++}var O=i===r}else var O=!0;if(O){if(a.won!==void 0){let n=a.won;const i=r,f=r;let t=!1;const m=r;
if(r===m)if(Array.isArray(n)){var Le=!0;const d=n.length;for(let k=0;k<d;k++){const w=r;if(typeof n[k]!="numbe\
r"){const v={instancePath:s+"/against/row/won/"+k,keyword:"type",params:{type:"number"}};e===null?e=[v]:e.push(
v),r++}var Le=w===r;if(!Le)break}}else{const d={instancePath:s+"/against/row/won",keyword:"type",params:{type:"\
array"}};e===null?e=[d]:e.push(d),r++}var oe=m===r;if(t=t||oe,!t){const d=r;if(n!==null){const w={instancePath:s+
"/against/row/won",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var oe=d===r;t=t||oe}if(t)
r=f,e!==null&&(f?e.length=f:e=null);else{const d={instancePath:s+"/against/row/won",keyword:"anyOf",params:{}};
e===null?e=[d]:e.push(d),r++}var O=i===r}else var O=!0;if(O){if(a.bots!==void 0){let n=a.bots;const i=r;if(r===
i)if(Array.isArray(n)){var Me=!0;const t=n.length;for(let m=0;m<t;m++){const y=r;if(typeof n[m]!="string"){const k={
instancePath:s+"/against/row/bots/"+m,keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}var Me=y===
r;if(!Me)break}}else{const t={instancePath:s+"/against/row/bots",keyword:"type",params:{type:"array"}};e===null?
e=[t]:e.push(t),r++}var O=i===r}else var O=!0;if(O){if(a.hands!==void 0){let n=a.hands;const i=r,f=r;let t=!1;
const m=r;if(r===m)if(Array.isArray(n)){var Qe=!0;const d=n.length;for(let k=0;k<d;k++){const w=r;if(typeof n[k]!=
"string"){const v={instancePath:s+"/against/row/hands/"+k,keyword:"type",params:{type:"string"}};e===null?e=[v]:
e.push(v),r++}var Qe=w===r;if(!Qe)break}}else{const d={instancePath:s+"/against/row/hands",keyword:"type",params:{
type:"array"}};e===null?e=[d]:e.push(d),r++}var fe=m===r;if(t=t||fe,!t){const d=r;if(n!==null){const w={instancePath:s+
"/against/row/hands",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var fe=d===r;t=t||fe}if(t)
r=f,e!==null&&(f?e.length=f:e=null);else{const d={instancePath:s+"/against/row/hands",keyword:"anyOf",params:{}};
e===null?e=[d]:e.push(d),r++}var O=i===r}else var O=!0;if(O){if(a.began!==void 0){let n=a.began;const i=r;if(r===
i)if(Array.isArray(n)){var Re=!0;const t=n.length;for(let m=0;m<t;m++){let y=n[m];const d=r;if(r===d)if(Array.
isArray(y)){var Se=!0;const w=y.length;for(let o=0;o<w;o++){let v=y[o];const N=r;if(!(typeof v=="number"&&!(v%
1)&&!isNaN(v))){const b={instancePath:s+"/against/row/began/"+m+"/"+o,keyword:"type",params:{type:"integer"}};
e===null?e=[b]:e.push(b),r++}var Se=N===r;if(!Se)break}}else{const w={instancePath:s+"/against/row/began/"+m,keyword:"\
type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var Re=d===r;if(!Re)break}}else{const t={instancePath:s+
"/against/row/began",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}var O=i===r}else var O=!0;
if(O){if(a.ran_out!==void 0){let n=a.ran_out;const i=r;if(r===i)if(Array.isArray(n)){var Te=!0;const t=n.length;
for(let m=0;m<t;m++){const y=r;if(typeof n[m]!="string"){const k={instancePath:s+"/against/row/ran_out/"+m,keyword:"\
type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}var Te=y===r;if(!Te)break}}else{const t={instancePath:s+
"/against/row/ran_out",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}var O=i===r}else var O=!0;
if(O){if(a.timeline!==void 0){let n=a.timeline;const i=r;if(r===i)if(Array.isArray(n)){var Ue=!0;const t=n.length;
for(let m=0;m<t;m++){let y=n[m];const d=r;if(r===d)if(Array.isArray(y)){var We=!0;const w=y.length;for(let o=0;o<
w;o++){const v=r;if(typeof y[o]!="number"){const q={instancePath:s+"/against/row/timeline/"+m+"/"+o,keyword:"t\
ype",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}var We=v===r;if(!We)break}}else{const w={instancePath:s+
"/against/row/timeline/"+m,keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var Ue=d===r;if(!Ue)
break}}else{const t={instancePath:s+"/against/row/timeline",keyword:"type",params:{type:"array"}};e===null?e=[
t]:e.push(t),r++}var O=i===r}else var O=!0;if(O)if(a.cards!==void 0){let n=a.cards;const i=r;if(r===i)if(n&&typeof n==
"object"&&!Array.isArray(n)){let t;if(n.card===void 0&&(t="card")||n.seat===void 0&&(t="seat")||n.came===void 0&&
(t="came")||n.in_play===void 0&&(t="in_play")||n.runs===void 0&&(t="runs")||n.points===void 0&&(t="points")||n.
others===void 0&&(t="others")||n.again===void 0&&(t="again")||n.most===void 0&&(t="most")||n.arrived===void 0&&
(t="arrived")||n.ran===void 0&&(t="ran")){const m={instancePath:s+"/against/row/cards",keyword:"required",params:{
missingProperty:t}};e===null?e=[m]:e.push(m),r++}else{const m=r;for(const y in n)if(!W.call(H.properties.against.
anyOf[0].properties.row.anyOf[0].properties.cards.properties,y)){const d={instancePath:s+"/against/row/cards",
keyword:"additionalProperties",params:{additionalProperty:y}};e===null?e=[d]:e.push(d),r++;break}if(m===r){if(n.
card!==void 0){let y=n.card;const d=r;if(r===d)if(Array.isArray(y)){var Xe=!0;const k=y.length;for(let w=0;w<k;w++){
let o=y[w];const v=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){const q={instancePath:s+"/against/row/cards/\
card/"+w,keyword:"type",params:{type:"integer"}};e===null?e=[q]:e.push(q),r++}var Xe=v===r;if(!Xe)break}}else{
const k={instancePath:s+"/against/row/cards/card",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(
k),r++}var D=d===r}else var D=!0;if(D){if(n.seat!==void 0){let y=n.seat;const d=r;if(r===d)if(Array.isArray(y)){
var Ye=!0;const w=y.length;for(let o=0;o<w;o++){let v=y[o];const N=r,q=r;let b=!1;const E=r;if(!(typeof v=="nu\
mber"&&!(v%1)&&!isNaN(v))){const P={instancePath:s+"/against/row/cards/seat/"+o,keyword:"type",params:{type:"i\
nteger"}};e===null?e=[P]:e.push(P),r++}if(r===E&&typeof v=="number"&&(v<0||isNaN(v))){const P={instancePath:s+
"/against/row/cards/seat/"+o,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[P]:e.push(P),r++}
var de=E===r;if(b=b||de,!b){const P=r;if(v!==null){const x={instancePath:s+"/against/row/cards/seat/"+o,keyword:"\
type",params:{type:"null"}};e===null?e=[x]:e.push(x),r++}var de=P===r;b=b||de}if(b)r=q,e!==null&&(q?e.length=q:
e=null);else{const P={instancePath:s+"/against/row/cards/seat/"+o,keyword:"anyOf",params:{}};e===null?e=[P]:e.
push(P),r++}var Ye=N===r;if(!Ye)break}}else{const w={instancePath:s+"/against/row/cards/seat",keyword:"type",params:{
type:"array"}};e===null?e=[w]:e.push(w),r++}var D=d===r}else var D=!0;if(D){if(n.came!==void 0){let y=n.came;const d=r;
if(r===d)if(Array.isArray(y)){var Ze=!0;const w=y.length;for(let o=0;o<w;o++){let v=y[o];const N=r,q=r;let b=!1;
const E=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const P={instancePath:s+"/against/row/cards/came/"+o,keyword:"\
type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}if(r===E&&typeof v=="number"&&(v<0||isNaN(v))){const P={
instancePath:s+"/against/row/cards/came/"+o,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[P]:
e.push(P),r++}var pe=E===r;if(b=b||pe,!b){const P=r;if(v!==null){const x={instancePath:s+"/against/row/cards/c\
ame/"+o,keyword:"type",params:{type:"null"}};e===null?e=[x]:e.push(x),r++}var pe=P===r;b=b||pe}if(b)r=q,e!==null&&
(q?e.length=q:e=null);else{const P={instancePath:s+"/against/row/cards/came/"+o,keyword:"anyOf",params:{}};e===
null?e=[P]:e.push(P),r++}var Ze=N===r;if(!Ze)break}}else{const w={instancePath:s+"/against/row/cards/came",keyword:"\
type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var D=d===r}else var D=!0;if(D){if(n.in_play!==void 0){
let y=n.in_play;const d=r;if(r===d)if(Array.isArray(y)){var $e=!0;const w=y.length;for(let o=0;o<w;o++){const v=r;
if(typeof y[o]!="boolean"){const q={instancePath:s+"/against/row/cards/in_play/"+o,keyword:"type",params:{type:"\
boolean"}};e===null?e=[q]:e.push(q),r++}var $e=v===r;if(!$e)break}}else{const w={instancePath:s+"/against/row/\
cards/in_play",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var D=d===r}else var D=!0;if(D){
if(n.runs!==void 0){let y=n.runs;const d=r;if(r===d)if(Array.isArray(y)){var er=!0;const w=y.length;for(let o=0;o<
w;o++){let v=y[o];const N=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const b={instancePath:s+"/against/row\
/cards/runs/"+o,keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),r++}if(r===N&&typeof v=="numb\
er"&&(v<0||isNaN(v))){const b={instancePath:s+"/against/row/cards/runs/"+o,keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[b]:e.push(b),r++}var er=N===r;if(!er)break}}else{const w={instancePath:s+"/against/r\
ow/cards/runs",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var D=d===r}else var D=!0;if(D){
if(n.points!==void 0){let y=n.points;const d=r;if(r===d)if(Array.isArray(y)){var rr=!0;const w=y.length;for(let o=0;o<
w;o++){const v=r;if(typeof y[o]!="number"){const q={instancePath:s+"/against/row/cards/points/"+o,keyword:"typ\
e",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}var rr=v===r;if(!rr)break}}else{const w={instancePath:s+
"/against/row/cards/points",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var D=d===r}else
var D=!0;if(D){if(n.others!==void 0){let y=n.others;const d=r;if(r===d)if(Array.isArray(y)){var ar=!0;const w=y.
length;for(let o=0;o<w;o++){const v=r;if(typeof y[o]!="number"){const q={instancePath:s+"/against/row/cards/ot\
hers/"+o,keyword:"type",params:{type:"number"}};e===null?e=[q]:e.push(q),r++}var ar=v===r;if(!ar)break}}else{const w={
instancePath:s+"/against/row/cards/others",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}
var D=d===r}else var D=!0;if(D){if(n.again!==void 0){let y=n.again;const d=r;if(r===d)if(Array.isArray(y)){var sr=!0;
const w=y.length;for(let o=0;o<w;o++){let v=y[o];const N=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const b={
instancePath:s+"/against/row/cards/again/"+o,keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),
r++}if(r===N&&typeof v=="number"&&(v<0||isNaN(v))){const b={instancePath:s+"/against/row/cards/again/"+o,keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[b]:e.push(b),r++}var sr=N===r;if(!sr)break}}else{const w={
instancePath:s+"/against/row/cards/again",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var D=d===
r}else var D=!0;if(D){if(n.most!==void 0){let y=n.most;const d=r;if(r===d)if(Array.isArray(y)){var ir=!0;const w=y.
length;for(let o=0;o<w;o++){let v=y[o];const N=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const b={instancePath:s+
"/against/row/cards/most/"+o,keyword:"type",params:{type:"integer"}};e===null?e=[b]:e.push(b),r++}if(r===N&&typeof v==
"number"&&(v<0||isNaN(v))){const b={instancePath:s+"/against/row/cards/most/"+o,keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[b]:e.push(b),r++}var ir=N===r;if(!ir)break}}else{const w={instancePath:s+"/against/r\
ow/cards/most",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var D=d===r}else var D=!0;if(D){
if(n.arrived!==void 0){let y=n.arrived;const d=r;if(r===d)if(Array.isArray(y)){var tr=!0;const w=y.length;for(let o=0;o<
w;o++){let v=y[o];const N=r,q=r;let b=!1;const E=r;if(r===E)if(Array.isArray(v)){var nr=!0;const P=v.length;for(let J=0;J<
P;J++){let x=v[J];const T=r;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x))){const K={instancePath:s+"/against/row\
/cards/arrived/"+o+"/"+J,keyword:"type",params:{type:"integer"}};e===null?e=[K]:e.push(K),r++}if(r===T&&typeof x==
"number"&&(x<0||isNaN(x))){const K={instancePath:s+"/against/row/cards/arrived/"+o+"/"+J,keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[K]:e.push(K),r++}var nr=T===r;if(!nr)break}}else{const P={instancePath:s+
"/against/row/cards/arrived/"+o,keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}var ue=E===
r;if(b=b||ue,!b){const P=r;if(v!==null){const x={instancePath:s+"/against/row/cards/arrived/"+o,keyword:"type",
params:{type:"null"}};e===null?e=[x]:e.push(x),r++}var ue=P===r;b=b||ue}if(b)r=q,e!==null&&(q?e.length=q:e=null);else{
const P={instancePath:s+"/against/row/cards/arrived/"+o,keyword:"anyOf",params:{}};e===null?e=[P]:e.push(P),r++}
var tr=N===r;if(!tr)break}}else{const w={instancePath:s+"/against/row/cards/arrived",keyword:"type",params:{type:"\
array"}};e===null?e=[w]:e.push(w),r++}var D=d===r}else var D=!0;if(D)if(n.ran!==void 0){let y=n.ran;const d=r;
if(r===d)if(Array.isArray(y)){var lr=!0;const w=y.length;for(let o=0;o<w;o++){let v=y[o];const N=r,q=r;let b=!1;
const E=r;if(r===E)if(Array.isArray(v)){var or=!0;const P=v.length;for(let J=0;J<P;J++){let x=v[J];const T=r;if(!(typeof x==
"number"&&!(x%1)&&!isNaN(x))){const K={instancePath:s+"/against/row/cards/ran/"+o+"/"+J,keyword:"type",params:{
type:"integer"}};e===null?e=[K]:e.push(K),r++}if(r===T&&typeof x=="number"&&(x<0||isNaN(x))){const K={instancePath:s+
"/against/row/cards/ran/"+o+"/"+J,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[K]:e.push(K),
r++}var or=T===r;if(!or)break}}else{const P={instancePath:s+"/against/row/cards/ran/"+o,keyword:"type",params:{
type:"array"}};e===null?e=[P]:e.push(P),r++}var ye=E===r;if(b=b||ye,!b){const P=r;if(v!==null){const x={instancePath:s+
"/against/row/cards/ran/"+o,keyword:"type",params:{type:"null"}};e===null?e=[x]:e.push(x),r++}var ye=P===r;b=b||
ye}if(b)r=q,e!==null&&(q?e.length=q:e=null);else{const P={instancePath:s+"/against/row/cards/ran/"+o,keyword:"\
anyOf",params:{}};e===null?e=[P]:e.push(P),r++}var lr=N===r;if(!lr)break}}else{const w={instancePath:s+"/again\
st/row/cards/ran",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var D=d===r}else var D=!0}}}}}}}}}}}}else{
const t={instancePath:s+"/against/row/cards",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
var O=i===r}else var O=!0}}}}}}}}}}}}}}}}else{const c={instancePath:s+"/against/row",keyword:"type",params:{type:"\
object"}};e===null?e=[c]:e.push(c),r++}var me=_===r;if(l=l||me,!l){const c=r;if(a!==null){const n={instancePath:s+
"/against/row",keyword:"type",params:{type:"null"}};e===null?e=[n]:e.push(n),r++}var me=c===r;l=l||me}if(l)r=j,
e!==null&&(j?e.length=j:e=null);else{const c={instancePath:s+"/against/row",keyword:"anyOf",params:{}};e===null?
e=[c]:e.push(c),r++}var U=g===r}else var U=!0;if(U)if(u.failure!==void 0){let a=u.failure;const g=r,j=r;let l=!1;
const _=r;if(r===_)if(a&&typeof a=="object"&&!Array.isArray(a)){let p;if(a.code===void 0&&(p="code")||a.severity===
void 0&&(p="severity")||a.message===void 0&&(p="message")||a.game===void 0&&(p="game")||a.seed===void 0&&(p="s\
eed")||a.decisions===void 0&&(p="decisions")||a.card===void 0&&(p="card")||a.step===void 0&&(p="step")){const n={
instancePath:s+"/against/failure",keyword:"required",params:{missingProperty:p}};e===null?e=[n]:e.push(n),r++}else{
const n=r;for(const i in a)if(!(i==="code"||i==="severity"||i==="message"||i==="game"||i==="seed"||i==="decisi\
ons"||i==="card"||i==="step")){const f={instancePath:s+"/against/failure",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[f]:e.push(f),r++;break}if(n===r){if(a.code!==void 0){let i=a.code;const f=r;
if(!(i==="game-broke-off"||i==="game-unfinished"||i==="game-lost")){const t={instancePath:s+"/against/failure/\
code",keyword:"enum",params:{allowedValues:H.properties.against.anyOf[0].properties.failure.anyOf[0].properties.
code.enum}};e===null?e=[t]:e.push(t),r++}var B=f===r}else var B=!0;if(B){if(a.severity!==void 0){let i=a.severity;
const f=r;if(!(i==="error"||i==="warning")){const m={instancePath:s+"/against/failure/severity",keyword:"enum",
params:{allowedValues:H.properties.against.anyOf[0].properties.failure.anyOf[0].properties.severity.enum}};e===
null?e=[m]:e.push(m),r++}var B=f===r}else var B=!0;if(B){if(a.message!==void 0){const i=r;if(typeof a.message!=
"string"){const t={instancePath:s+"/against/failure/message",keyword:"type",params:{type:"string"}};e===null?e=
[t]:e.push(t),r++}var B=i===r}else var B=!0;if(B){if(a.game!==void 0){let i=a.game;const f=r;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i))){const m={instancePath:s+"/against/failure/game",keyword:"type",params:{type:"integ\
er"}};e===null?e=[m]:e.push(m),r++}if(r===f&&typeof i=="number"&&(i<0||isNaN(i))){const m={instancePath:s+"/ag\
ainst/failure/game",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}var B=f===
r}else var B=!0;if(B){if(a.seed!==void 0){let i=a.seed;const f=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){
const m={instancePath:s+"/against/failure/seed",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(
m),r++}if(r===f&&typeof i=="number"&&(i<0||isNaN(i))){const m={instancePath:s+"/against/failure/seed",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[m]:e.push(m),r++}var B=f===r}else var B=!0;if(B){if(a.decisions!==
void 0){let i=a.decisions;const f=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){const m={instancePath:s+"/aga\
inst/failure/decisions",keyword:"type",params:{type:"integer"}};e===null?e=[m]:e.push(m),r++}if(r===f&&typeof i==
"number"&&(i<0||isNaN(i))){const m={instancePath:s+"/against/failure/decisions",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[m]:e.push(m),r++}var B=f===r}else var B=!0;if(B){if(a.card!==void 0){let i=a.card;const f=r,
t=r;let m=!1;const y=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){const k={instancePath:s+"/against/failure/\
card",keyword:"type",params:{type:"integer"}};e===null?e=[k]:e.push(k),r++}var ce=y===r;if(m=m||ce,!m){const k=r;
if(i!==null){const o={instancePath:s+"/against/failure/card",keyword:"type",params:{type:"null"}};e===null?e=[
o]:e.push(o),r++}var ce=k===r;m=m||ce}if(m)r=t,e!==null&&(t?e.length=t:e=null);else{const k={instancePath:s+"/\
against/failure/card",keyword:"anyOf",params:{}};e===null?e=[k]:e.push(k),r++}var B=f===r}else var B=!0;if(B)if(a.
step!==void 0){let i=a.step;const f=r,t=r;let m=!1;const y=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){const k={
instancePath:s+"/against/failure/step",keyword:"type",params:{type:"integer"}};e===null?e=[k]:e.push(k),r++}var ve=y===
r;if(m=m||ve,!m){const k=r;if(i!==null){const o={instancePath:s+"/against/failure/step",keyword:"type",params:{
type:"null"}};e===null?e=[o]:e.push(o),r++}var ve=k===r;m=m||ve}if(m)r=t,e!==null&&(t?e.length=t:e=null);else{
const k={instancePath:s+"/against/failure/step",keyword:"anyOf",params:{}};e===null?e=[k]:e.push(k),r++}var B=f===
r}else var B=!0}}}}}}}}}else{const p={instancePath:s+"/against/failure",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}var we=_===r;if(l=l||we,!l){const p=r;if(a!==null){const i={instancePath:s+"/agai\
nst/failure",keyword:"type",params:{type:"null"}};e===null?e=[i]:e.push(i),r++}var we=p===r;l=l||we}if(l)r=j,e!==
null&&(j?e.length=j:e=null);else{const p={instancePath:s+"/against/failure",keyword:"anyOf",params:{}};e===null?
e=[p]:e.push(p),r++}var U=g===r}else var U=!0}}}else{const h={instancePath:s+"/against",keyword:"type",params:{
type:"object"}};e===null?e=[h]:e.push(h),r++}var ge=R===r;if(C=C||ge,!C){const h=r;if(u!==null){const a={instancePath:s+
"/against",keyword:"type",params:{type:"null"}};e===null?e=[a]:e.push(a),r++}var ge=h===r;C=C||ge}if(C)r=I,e!==
null&&(I?e.length=I:e=null);else{const h={instancePath:s+"/against",keyword:"anyOf",params:{}};return e===null?
e=[h]:e.push(h),r++,L.errors=e,!1}var M=Q===r}else var M=!0}}}}}else return L.errors=[{instancePath:s,keyword:"\
type",params:{type:"object"}}],!1;return L.errors=e,r===0}export default mr as import('../../program/json/index.ts').Validator;
