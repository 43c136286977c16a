/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const yr=K;var cr=K;const G={type:"object",required:["game","row","failure","against"],properties:{game:{type:"\
integer",minimum:0},row:{anyOf:[{type:"object",required:["seed","start","ended","stopped_by","draws","decision\
s","chain","points","won","bots","hands","began","ran_out","timeline","cards"],properties:{seed:{type:"integer",
minimum:0,description:"the seed of this game"},start:{enum:["preset","dealt","named"],description:"`preset`: h\
ands of the set; `dealt`: hands dealt at random; `named`: those of `--hands`"},ended:{enum:["over","stopped"],
description:"`over`, or `stopped` by a limit (R12.6), without a winner"},stopped_by:{anyOf:[{type:"integer",description:"\
number of the card that ran most when it was stopped; null for too many draws"},{type:"null"}]},draws:{type:"i\
nteger",minimum:0,description:"tokens drawn"},decisions:{type:"integer",minimum:0,description:"decisions of al\
l seats together"},chain:{type:"integer",minimum:0,description:"the most effects that ran on one draw"},points:{
type:"array",items:{type:"integer"},description:"points at the end, by seat"},won:{anyOf:[{type:"array",items:{
type:"number"},description:"share of the win, by seat: 1, 0, or a part of a tie; null when stopped"},{type:"nu\
ll"}]},bots:{type:"array",items:{type:"string"},description:"who played, by seat"},hands:{anyOf:[{type:"array",
items:{type:"string"},description:"name of the preset hand, or `draft`, by seat; null when dealt at random"},{
type:"null"}]},began:{type:"array",items:{type:"array",items:{type:"integer"}},description:"numbers of the car\
ds each seat began with, by seat"},ran_out:{type:"array",items:{type:"string"},description:"supplies and decks\
 that ran out during the game"},timeline:{type:"array",items:{type:"array",items:{type:"integer"}},description:"\
points by seat at the first decision after 10, 20, 30 \u2026 draws"},cards:{type:"object",required:["card","se\
at","came","in_play","runs","points","others","again","most","arrived","ran"],properties:{card:{type:"array",items:{
type:"integer",description:"number of the card or feature"}},seat:{type:"array",items:{anyOf:[{type:"integer",
minimum:0,description:"the seat that began with it, from 0; null for none"},{type:"null"}]}},came:{type:"array",
items:{anyOf:[{type:"integer",minimum:0,description:"draws before it was in play: 0 if it was there from the s\
tart; null if it never came"},{type:"null"}]}},in_play:{type:"array",items:{type:"boolean",description:"whethe\
r a player had it face up; a feature: was laid"}},runs:{type:"array",items:{type:"integer",minimum:0,description:"\
times its effect ran; a feature: any of its benefits"}},points:{type:"array",items:{type:"integer",description:"\
points its effects made for their owner"}},others:{type:"array",items:{type:"integer",description:"points its \
effects made for all other players together"}},again:{type:"array",items:{type:"integer",minimum:0,description:"\
draws on which it ran more than once"}},most:{type:"array",items:{type:"integer",minimum:0,description:"the mo\
st times it ran on one draw"}},arrived:{type:"array",items:{anyOf:[{type:"array",items:{type:"integer",minimum:0},
description:"times each step of its program was reached, in the order of `explain --ops`; null when it never r\
an"},{type:"null"}]}},ran:{type:"array",items:{anyOf:[{type:"array",items:{type:"integer",minimum:0},description:"\
times each step ran, because its own `if` was true; null when it never ran"},{type:"null"}]}}},additionalProperties:!1}},
additionalProperties:!1},{type:"null"}]},failure:{anyOf:[{type:"object",required:["code","severity","message",
"game","seed","decisions","card","step"],properties:{code:{enum:["game-broke-off","game-unfinished","game-lost"]},
severity:{enum:["error","warning"]},message:{type:"string"},game:{type:"integer",minimum:0},seed:{type:"intege\
r",minimum:0},decisions:{type:"integer",minimum:0},card:{anyOf:[{type:"integer"},{type:"null"}]},step:{anyOf:[
{type:"integer"},{type:"null"}]}},additionalProperties:!1},{type:"null"}]},against:{anyOf:[{type:"object",required:[
"row","failure"],properties:{row:{anyOf:[{type:"object",required:["seed","start","ended","stopped_by","draws",
"decisions","chain","points","won","bots","hands","began","ran_out","timeline","cards"],properties:{seed:{type:"\
integer",minimum:0,description:"the seed of this game"},start:{enum:["preset","dealt","named"],description:"`p\
reset`: hands of the set; `dealt`: hands dealt at random; `named`: those of `--hands`"},ended:{enum:["over","s\
topped"],description:"`over`, or `stopped` by a limit (R12.6), without a winner"},stopped_by:{anyOf:[{type:"in\
teger",description:"number of the card that ran most when it was stopped; null for too many draws"},{type:"nul\
l"}]},draws:{type:"integer",minimum:0,description:"tokens drawn"},decisions:{type:"integer",minimum:0,description:"\
decisions of all seats together"},chain:{type:"integer",minimum:0,description:"the most effects that ran on on\
e draw"},points:{type:"array",items:{type:"integer"},description:"points at the end, by seat"},won:{anyOf:[{type:"\
array",items:{type:"number"},description:"share of the win, by seat: 1, 0, or a part of a tie; null when stopp\
ed"},{type:"null"}]},bots:{type:"array",items:{type:"string"},description:"who played, by seat"},hands:{anyOf:[
{type:"array",items:{type:"string"},description:"name of the preset hand, or `draft`, by seat; null when dealt\
 at random"},{type:"null"}]},began:{type:"array",items:{type:"array",items:{type:"integer"}},description:"numb\
ers of the cards each seat began with, by seat"},ran_out:{type:"array",items:{type:"string"},description:"supp\
lies and decks that ran out during the game"},timeline:{type:"array",items:{type:"array",items:{type:"integer"}},
description:"points by seat at the first decision after 10, 20, 30 \u2026 draws"},cards:{type:"object",required:[
"card","seat","came","in_play","runs","points","others","again","most","arrived","ran"],properties:{card:{type:"\
array",items:{type:"integer",description:"number of the card or feature"}},seat:{type:"array",items:{anyOf:[{type:"\
integer",minimum:0,description:"the seat that began with it, from 0; null for none"},{type:"null"}]}},came:{type:"\
array",items:{anyOf:[{type:"integer",minimum:0,description:"draws before it was in play: 0 if it was there fro\
m the start; null if it never came"},{type:"null"}]}},in_play:{type:"array",items:{type:"boolean",description:"\
whether a player had it face up; a feature: was laid"}},runs:{type:"array",items:{type:"integer",minimum:0,description:"\
times its effect ran; a feature: any of its benefits"}},points:{type:"array",items:{type:"integer",description:"\
points its effects made for their owner"}},others:{type:"array",items:{type:"integer",description:"points its \
effects made for all other players together"}},again:{type:"array",items:{type:"integer",minimum:0,description:"\
draws on which it ran more than once"}},most:{type:"array",items:{type:"integer",minimum:0,description:"the mo\
st times it ran on one draw"}},arrived:{type:"array",items:{anyOf:[{type:"array",items:{type:"integer",minimum:0},
description:"times each step of its program was reached, in the order of `explain --ops`; null when it never r\
an"},{type:"null"}]}},ran:{type:"array",items:{anyOf:[{type:"array",items:{type:"integer",minimum:0},description:"\
times each step ran, because its own `if` was true; null when it never ran"},{type:"null"}]}}},additionalProperties:!1}},
additionalProperties:!1},{type:"null"}]},failure:{anyOf:[{type:"object",required:["code","severity","message",
"game","seed","decisions","card","step"],properties:{code:{enum:["game-broke-off","game-unfinished","game-lost"]},
severity:{enum:["error","warning"]},message:{type:"string"},game:{type:"integer",minimum:0},seed:{type:"intege\
r",minimum:0},decisions:{type:"integer",minimum:0},card:{anyOf:[{type:"integer"},{type:"null"}]},step:{anyOf:[
{type:"integer"},{type:"null"}]}},additionalProperties:!1},{type:"null"}]}},additionalProperties:!1},{type:"nu\
ll"}]}},additionalProperties:!1},W=Object.prototype.hasOwnProperty;function K(C,{instancePath:s="",parentData:fr,
parentDataProperty:pr,rootData:ur=C}={}){let e=null,r=0;if(r===0)if(C&&typeof C=="object"&&!Array.isArray(C)){
let S;if(C.game===void 0&&(S="game")||C.row===void 0&&(S="row")||C.failure===void 0&&(S="failure")||C.against===
void 0&&(S="against"))return K.errors=[{instancePath:s,keyword:"required",params:{missingProperty:S}}],!1;{const dr=r;
for(const u in C)if(!(u==="game"||u==="row"||u==="failure"||u==="against")){return K.errors=[{instancePath:s,keyword:"\
additionalProperties",params:{additionalProperty:u}}],!1;break}if(dr===r){if(C.game!==void 0){let u=C.game;const M=r;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)))return K.errors=[{instancePath:s+"/game",keyword:"type",params:{type:"\
integer"}}],!1;if(r===M&&typeof u=="number"&&(u<0||isNaN(u)))return K.errors=[{instancePath:s+"/game",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var L=M===r}else var L=!0;if(L){if(C.row!==void 0){let u=C.row;
const M=r,H=r;let B=!1;const Q=r;if(r===Q)if(u&&typeof u=="object"&&!Array.isArray(u)){let k;if(u.seed===void 0&&
(k="seed")||u.start===void 0&&(k="start")||u.ended===void 0&&(k="ended")||u.stopped_by===void 0&&(k="stopped_b\
y")||u.draws===void 0&&(k="draws")||u.decisions===void 0&&(k="decisions")||u.chain===void 0&&(k="chain")||u.points===
void 0&&(k="points")||u.won===void 0&&(k="won")||u.bots===void 0&&(k="bots")||u.hands===void 0&&(k="hands")||u.
began===void 0&&(k="began")||u.ran_out===void 0&&(k="ran_out")||u.timeline===void 0&&(k="timeline")||u.cards===
void 0&&(k="cards")){const F={instancePath:s+"/row",keyword:"required",params:{missingProperty:k}};e===null?e=
[F]:e.push(F),r++}else{const F=r;for(const a in u)if(!W.call(G.properties.row.anyOf[0].properties,a)){const g={
instancePath:s+"/row",keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[g]:e.push(g),r++;
break}if(F===r){if(u.seed!==void 0){let a=u.seed;const g=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const j={
instancePath:s+"/row/seed",keyword:"type",params:{type:"integer"}};e===null?e=[j]:e.push(j),r++}if(r===g&&typeof a==
"number"&&(a<0||isNaN(a))){const j={instancePath:s+"/row/seed",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[j]:e.push(j),r++}var A=g===r}else var A=!0;if(A){if(u.start!==void 0){let a=u.start;const g=r;if(!(a===
"preset"||a==="dealt"||a==="named")){const l={instancePath:s+"/row/start",keyword:"enum",params:{allowedValues:G.
properties.row.anyOf[0].properties.start.enum}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.
ended!==void 0){let a=u.ended;const g=r;if(!(a==="over"||a==="stopped")){const l={instancePath:s+"/row/ended",
keyword:"enum",params:{allowedValues:G.properties.row.anyOf[0].properties.ended.enum}};e===null?e=[l]:e.push(l),
r++}var A=g===r}else var A=!0;if(A){if(u.stopped_by!==void 0){let a=u.stopped_by;const g=r,j=r;let l=!1;const b=r;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const p={instancePath:s+"/row/stopped_by",keyword:"type",params:{
type:"integer"}};e===null?e=[p]:e.push(p),r++}var X=b===r;if(l=l||X,!l){const p=r;if(a!==null){const i={instancePath:s+
"/row/stopped_by",keyword:"type",params:{type:"null"}};e===null?e=[i]:e.push(i),r++}var X=p===r;l=l||X}if(l)r=
j,e!==null&&(j?e.length=j:e=null);else{const p={instancePath:s+"/row/stopped_by",keyword:"anyOf",params:{}};e===
null?e=[p]:e.push(p),r++}var A=g===r}else var A=!0;if(A){if(u.draws!==void 0){let a=u.draws;const g=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a))){const l={instancePath:s+"/row/draws",keyword:"type",params:{type:"integer"}};e===
null?e=[l]:e.push(l),r++}if(r===g&&typeof a=="number"&&(a<0||isNaN(a))){const l={instancePath:s+"/row/draws",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.decisions!==
void 0){let a=u.decisions;const g=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const l={instancePath:s+"/row\
/decisions",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(r===g&&typeof a=="number"&&
(a<0||isNaN(a))){const l={instancePath:s+"/row/decisions",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.chain!==void 0){let a=u.chain;const g=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a))){const l={instancePath:s+"/row/chain",keyword:"type",params:{type:"integer"}};e===
null?e=[l]:e.push(l),r++}if(r===g&&typeof a=="number"&&(a<0||isNaN(a))){const l={instancePath:s+"/row/chain",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.points!==
void 0){let a=u.points;const g=r;if(r===g)if(Array.isArray(a)){var he=!0;const l=a.length;for(let b=0;b<l;b++){
let m=a[b];const p=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){const i={instancePath:s+"/row/points/"+b,keyword:"\
type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}var he=p===r;if(!he)break}}else{const l={instancePath:s+
"/row/points",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){
if(u.won!==void 0){let a=u.won;const g=r,j=r;let l=!1;const b=r;if(r===b)if(Array.isArray(a)){var ke=!0;const p=a.
length;for(let n=0;n<p;n++){const i=r;if(typeof a[n]!="number"){const t={instancePath:s+"/row/won/"+n,keyword:"\
type",params:{type:"number"}};e===null?e=[t]:e.push(t),r++}var ke=i===r;if(!ke)break}}else{const p={instancePath:s+
"/row/won",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}var Y=b===r;if(l=l||Y,!l){const p=r;
if(a!==null){const i={instancePath:s+"/row/won",keyword:"type",params:{type:"null"}};e===null?e=[i]:e.push(i),
r++}var Y=p===r;l=l||Y}if(l)r=j,e!==null&&(j?e.length=j:e=null);else{const p={instancePath:s+"/row/won",keyword:"\
anyOf",params:{}};e===null?e=[p]:e.push(p),r++}var A=g===r}else var A=!0;if(A){if(u.bots!==void 0){let a=u.bots;
const g=r;if(r===g)if(Array.isArray(a)){var _e=!0;const l=a.length;for(let b=0;b<l;b++){const m=r;if(typeof a[b]!=
"string"){const n={instancePath:s+"/row/bots/"+b,keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}var _e=m===r;if(!_e)break}}else{const l={instancePath:s+"/row/bots",keyword:"type",params:{type:"array"}};
e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.hands!==void 0){let a=u.hands;const g=r,j=r;
let l=!1;const b=r;if(r===b)if(Array.isArray(a)){var be=!0;const p=a.length;for(let n=0;n<p;n++){const i=r;if(typeof a[n]!=
"string"){const t={instancePath:s+"/row/hands/"+n,keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(
t),r++}var be=i===r;if(!be)break}}else{const p={instancePath:s+"/row/hands",keyword:"type",params:{type:"array"}};
e===null?e=[p]:e.push(p),r++}var Z=b===r;if(l=l||Z,!l){const p=r;if(a!==null){const i={instancePath:s+"/row/ha\
nds",keyword:"type",params:{type:"null"}};e===null?e=[i]:e.push(i),r++}var Z=p===r;l=l||Z}if(l)r=j,e!==null&&(j?
e.length=j:e=null);else{const p={instancePath:s+"/row/hands",keyword:"anyOf",params:{}};e===null?e=[p]:e.push(
p),r++}var A=g===r}else var A=!0;if(A){if(u.began!==void 0){let a=u.began;const g=r;if(r===g)if(Array.isArray(
a)){var Ne=!0;const l=a.length;for(let b=0;b<l;b++){let m=a[b];const p=r;if(r===p)if(Array.isArray(m)){var Ae=!0;
const i=m.length;for(let f=0;f<i;f++){let t=m[f];const y=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const o={
instancePath:s+"/row/began/"+b+"/"+f,keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}var Ae=y===
r;if(!Ae)break}}else{const i={instancePath:s+"/row/began/"+b,keyword:"type",params:{type:"array"}};e===null?e=
[i]:e.push(i),r++}var Ne=p===r;if(!Ne)break}}else{const l={instancePath:s+"/row/began",keyword:"type",params:{
type:"array"}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.ran_out!==void 0){let a=u.ran_out;
const g=r;if(r===g)if(Array.isArray(a)){var Oe=!0;const l=a.length;for(let b=0;b<l;b++){const m=r;if(typeof a[b]!=
"string"){const n={instancePath:s+"/row/ran_out/"+b,keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(
n),r++}var Oe=m===r;if(!Oe)break}}else{const l={instancePath:s+"/row/ran_out",keyword:"type",params:{type:"arr\
ay"}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A){if(u.timeline!==void 0){let a=u.timeline;const g=r;
if(r===g)if(Array.isArray(a)){var Pe=!0;const l=a.length;for(let b=0;b<l;b++){let m=a[b];const p=r;if(r===p)if(Array.
isArray(m)){var je=!0;const i=m.length;for(let f=0;f<i;f++){let t=m[f];const y=r;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t))){const o={instancePath:s+"/row/timeline/"+b+"/"+f,keyword:"type",params:{type:"integer"}};e===null?
e=[o]:e.push(o),r++}var je=y===r;if(!je)break}}else{const i={instancePath:s+"/row/timeline/"+b,keyword:"type",
params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var Pe=p===r;if(!Pe)break}}else{const l={instancePath:s+"/\
row/timeline",keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0;if(A)
if(u.cards!==void 0){let a=u.cards;const g=r;if(r===g)if(a&&typeof a=="object"&&!Array.isArray(a)){let l;if(a.
card===void 0&&(l="card")||a.seat===void 0&&(l="seat")||a.came===void 0&&(l="came")||a.in_play===void 0&&(l="i\
n_play")||a.runs===void 0&&(l="runs")||a.points===void 0&&(l="points")||a.others===void 0&&(l="others")||a.again===
void 0&&(l="again")||a.most===void 0&&(l="most")||a.arrived===void 0&&(l="arrived")||a.ran===void 0&&(l="ran")){
const b={instancePath:s+"/row/cards",keyword:"required",params:{missingProperty:l}};e===null?e=[b]:e.push(b),r++}else{
const b=r;for(const m in a)if(!W.call(G.properties.row.anyOf[0].properties.cards.properties,m)){const p={instancePath:s+
"/row/cards",keyword:"additionalProperties",params:{additionalProperty:m}};e===null?e=[p]:e.push(p),r++;break}
if(b===r){if(a.card!==void 0){let m=a.card;const p=r;if(r===p)if(Array.isArray(m)){var qe=!0;const n=m.length;
for(let i=0;i<n;i++){let f=m[i];const t=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){const c={instancePath:s+
"/row/cards/card/"+i,keyword:"type",params:{type:"integer"}};e===null?e=[c]:e.push(c),r++}var qe=t===r;if(!qe)
break}}else{const n={instancePath:s+"/row/cards/card",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(
n),r++}var q=p===r}else var q=!0;if(q){if(a.seat!==void 0){let m=a.seat;const p=r;if(r===p)if(Array.isArray(m)){
var Ve=!0;const i=m.length;for(let f=0;f<i;f++){let t=m[f];const y=r,c=r;let o=!1;const N=r;if(!(typeof t=="nu\
mber"&&!(t%1)&&!isNaN(t))){const d={instancePath:s+"/row/cards/seat/"+f,keyword:"type",params:{type:"integer"}};
e===null?e=[d]:e.push(d),r++}if(r===N&&typeof t=="number"&&(t<0||isNaN(t))){const d={instancePath:s+"/row/card\
s/seat/"+f,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}var $=N===r;if(o=o||
$,!o){const d=r;if(t!==null){const _={instancePath:s+"/row/cards/seat/"+f,keyword:"type",params:{type:"null"}};
e===null?e=[_]:e.push(_),r++}var $=d===r;o=o||$}if(o)r=c,e!==null&&(c?e.length=c:e=null);else{const d={instancePath:s+
"/row/cards/seat/"+f,keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}var Ve=y===r;if(!Ve)break}}else{const i={
instancePath:s+"/row/cards/seat",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var q=p===
r}else var q=!0;if(q){if(a.came!==void 0){let m=a.came;const p=r;if(r===p)if(Array.isArray(m)){var xe=!0;const i=m.
length;for(let f=0;f<i;f++){let t=m[f];const y=r,c=r;let o=!1;const N=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){const d={instancePath:s+"/row/cards/came/"+f,keyword:"type",params:{type:"integer"}};e===null?e=[d]:e.push(
d),r++}if(r===N&&typeof t=="number"&&(t<0||isNaN(t))){const d={instancePath:s+"/row/cards/came/"+f,keyword:"mi\
nimum",params:{comparison:">=",limit:0}};e===null?e=[d]:e.push(d),r++}var ee=N===r;if(o=o||ee,!o){const d=r;if(t!==
null){const _={instancePath:s+"/row/cards/came/"+f,keyword:"type",params:{type:"null"}};e===null?e=[_]:e.push(
_),r++}var ee=d===r;o=o||ee}if(o)r=c,e!==null&&(c?e.length=c:e=null);else{const d={instancePath:s+"/row/cards/\
came/"+f,keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}var xe=y===r;if(!xe)break}}else{const i={instancePath:s+
"/row/cards/came",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var q=p===r}else var q=!0;
if(q){if(a.in_play!==void 0){let m=a.in_play;const p=r;if(r===p)if(Array.isArray(m)){var De=!0;const i=m.length;
for(let f=0;f<i;f++){const t=r;if(typeof m[f]!="boolean"){const c={instancePath:s+"/row/cards/in_play/"+f,keyword:"\
type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}var De=t===r;if(!De)break}}else{const i={instancePath:s+
"/row/cards/in_play",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var q=p===r}else var q=!0;
if(q){if(a.runs!==void 0){let m=a.runs;const p=r;if(r===p)if(Array.isArray(m)){var Re=!0;const i=m.length;for(let f=0;f<
i;f++){let t=m[f];const y=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const o={instancePath:s+"/row/cards/r\
uns/"+f,keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(r===y&&typeof t=="number"&&(t<
0||isNaN(t))){const o={instancePath:s+"/row/cards/runs/"+f,keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[o]:e.push(o),r++}var Re=y===r;if(!Re)break}}else{const i={instancePath:s+"/row/cards/runs",keyword:"\
type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var q=p===r}else var q=!0;if(q){if(a.points!==void 0){
let m=a.points;const p=r;if(r===p)if(Array.isArray(m)){var Ee=!0;const i=m.length;for(let f=0;f<i;f++){let t=m[f];
const y=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const o={instancePath:s+"/row/cards/points/"+f,keyword:"\
type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}var Ee=y===r;if(!Ee)break}}else{const i={instancePath:s+
"/row/cards/points",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var q=p===r}else var q=!0;
if(q){if(a.others!==void 0){let m=a.others;const p=r;if(r===p)if(Array.isArray(m)){var ze=!0;const i=m.length;
for(let f=0;f<i;f++){let t=m[f];const y=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const o={instancePath:s+
"/row/cards/others/"+f,keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}var ze=y===r;if(!ze)
break}}else{const i={instancePath:s+"/row/cards/others",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.
push(i),r++}var q=p===r}else var q=!0;if(q){if(a.again!==void 0){let m=a.again;const p=r;if(r===p)if(Array.isArray(
m)){var Be=!0;const i=m.length;for(let f=0;f<i;f++){let t=m[f];const y=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){const o={instancePath:s+"/row/cards/again/"+f,keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(
o),r++}if(r===y&&typeof t=="number"&&(t<0||isNaN(t))){const o={instancePath:s+"/row/cards/again/"+f,keyword:"m\
inimum",params:{comparison:">=",limit:0}};e===null?e=[o]:e.push(o),r++}var Be=y===r;if(!Be)break}}else{const i={
instancePath:s+"/row/cards/again",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var q=p===
r}else var q=!0;if(q){if(a.most!==void 0){let m=a.most;const p=r;if(r===p)if(Array.isArray(m)){var Ce=!0;const i=m.
length;for(let f=0;f<i;f++){let t=m[f];const y=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){const o={instancePath:s+
"/row/cards/most/"+f,keyword:"type",params:{type:"integer"}};e===null?e=[o]:e.push(o),r++}if(r===y&&typeof t==
"number"&&(t<0||isNaN(t))){const o={instancePath:s+"/row/cards/most/"+f,keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[o]:e.push(o),r++}var Ce=y===r;if(!Ce)break}}else{const i={instancePath:s+"/row/cards\
/most",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}var q=p===r}else var q=!0;if(q){if(a.
arrived!==void 0){let m=a.arrived;const p=r;if(r===p)if(Array.isArray(m)){var Fe=!0;const i=m.length;for(let f=0;f<
i;f++){let t=m[f];const y=r,c=r;let o=!1;const N=r;if(r===N)if(Array.isArray(t)){var Ge=!0;const d=t.length;for(let v=0;v<
d;v++){let _=t[v];const x=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){const R={instancePath:s+"/row/cards/a\
rrived/"+f+"/"+v,keyword:"type",params:{type:"integer"}};e===null?e=[R]:e.push(R),r++}if(r===x&&typeof _=="num\
ber"&&(_<0||isNaN(_))){const R={instancePath:s+"/row/cards/arrived/"+f+"/"+v,keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[R]:e.push(R),r++}var Ge=x===r;if(!Ge)break}}else{const d={instancePath:s+"/row/cards\
/arrived/"+f,keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}var re=N===r;if(o=o||re,!o){const d=r;
if(t!==null){const _={instancePath:s+"/row/cards/arrived/"+f,keyword:"type",params:{type:"null"}};e===null?e=[
_]:e.push(_),r++}var re=d===r;o=o||re}if(o)r=c,e!==null&&(c?e.length=c:e=null);else{const d={instancePath:s+"/\
row/cards/arrived/"+f,keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}var Fe=y===r;if(!Fe)break}}else{
const i={instancePath:s+"/row/cards/arrived",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}
var q=p===r}else var q=!0;if(q)if(a.ran!==void 0){let m=a.ran;const p=r;if(r===p)if(Array.isArray(m)){var He=!0;
const i=m.length;for(let f=0;f<i;f++){let t=m[f];const y=r,c=r;let o=!1;const N=r;if(r===N)if(Array.isArray(t)){
var Ie=!0;const d=t.length;for(let v=0;v<d;v++){let _=t[v];const x=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_))){
const R={instancePath:s+"/row/cards/ran/"+f+"/"+v,keyword:"type",params:{type:"integer"}};e===null?e=[R]:e.push(
R),r++}if(r===x&&typeof _=="number"&&(_<0||isNaN(_))){const R={instancePath:s+"/row/cards/ran/"+f+"/"+v,keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[R]:e.push(R),r++}var Ie=x===r;if(!Ie)break}}else{const d={
instancePath:s+"/row/cards/ran/"+f,keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),r++}var ae=N===
r;if(o=o||ae,!o){const d=r;if(t!==null){const _={instancePath:s+"/row/cards/ran/"+f,keyword:"type",params:{type:"\
null"}};e===null?e=[_]:e.push(_),r++}var ae=d===r;o=o||ae}if(o)r=c,e!==null&&(c?e.length=c:e=null);else{const d={
instancePath:s+"/row/cards/ran/"+f,keyword:"anyOf",params:{}};e===null?e=[d]:e.push(d),r++}var He=y===r;if(!He)
break}}else{const i={instancePath:s+"/row/cards/ran",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(
i),r++}var q=p===r}else var q=!0}}}}}}}}}}}}else{const l={instancePath:s+"/row/cards",keyword:"type",params:{type:"\
object"}};e===null?e=[l]:e.push(l),r++}var A=g===r}else var A=!0}}}}}}}}}}}}}}}}else{const k={instancePath:s+"\
/row",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var se=Q===r;if(B=B||se,!B){const k=r;
if(u!==null){const a={instancePath:s+"/row",keyword:"type",params:{type:"null"}};e===null?e=[a]:e.push(a),r++}
var se=k===r;B=B||se}if(B)r=H,e!==null&&(H?e.length=H:e=null);else{const k={instancePath:s+"/row",keyword:"any\
Of",params:{}};return e===null?e=[k]:e.push(k),r++,K.errors=e,!1}var L=M===r}else var L=!0;if(L){if(C.failure!==
void 0){let u=C.failure;const M=r,H=r;let B=!1;const Q=r;if(r===Q)if(u&&typeof u=="object"&&!Array.isArray(u)){
let k;if(u.code===void 0&&(k="code")||u.severity===void 0&&(k="severity")||u.message===void 0&&(k="message")||
u.game===void 0&&(k="game")||u.seed===void 0&&(k="seed")||u.decisions===void 0&&(k="decisions")||u.card===void 0&&
(k="card")||u.step===void 0&&(k="step")){const F={instancePath:s+"/failure",keyword:"required",params:{missingProperty:k}};
e===null?e=[F]:e.push(F),r++}else{const F=r;for(const a in u)if(!(a==="code"||a==="severity"||a==="message"||a===
"game"||a==="seed"||a==="decisions"||a==="card"||a==="step")){const g={instancePath:s+"/failure",keyword:"addi\
tionalProperties",params:{additionalProperty:a}};e===null?e=[g]:e.push(g),r++;break}if(F===r){if(u.code!==void 0){
let a=u.code;const g=r;if(!(a==="game-broke-off"||a==="game-unfinished"||a==="game-lost")){const j={instancePath:s+
"/failure/code",keyword:"enum",params:{allowedValues:G.properties.failure.anyOf[0].properties.code.enum}};e===
null?e=[j]:e.push(j),r++}var E=g===r}else var E=!0;if(E){if(u.severity!==void 0){let a=u.severity;const g=r;if(!(a===
"error"||a==="warning")){const l={instancePath:s+"/failure/severity",keyword:"enum",params:{allowedValues:G.properties.
failure.anyOf[0].properties.severity.enum}};e===null?e=[l]:e.push(l),r++}var E=g===r}else var E=!0;if(E){if(u.
message!==void 0){const a=r;if(typeof u.message!="string"){const j={instancePath:s+"/failure/message",keyword:"\
type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}var E=a===r}else var E=!0;if(E){if(u.game!==void 0){
let a=u.game;const g=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const l={instancePath:s+"/failure/game",keyword:"\
type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(r===g&&typeof a=="number"&&(a<0||isNaN(a))){const l={
instancePath:s+"/failure/game",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}
var E=g===r}else var E=!0;if(E){if(u.seed!==void 0){let a=u.seed;const g=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a))){const l={instancePath:s+"/failure/seed",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),
r++}if(r===g&&typeof a=="number"&&(a<0||isNaN(a))){const l={instancePath:s+"/failure/seed",keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[l]:e.push(l),r++}var E=g===r}else var E=!0;if(E){if(u.decisions!==void 0){
let a=u.decisions;const g=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const l={instancePath:s+"/failure/dec\
isions",keyword:"type",params:{type:"integer"}};e===null?e=[l]:e.push(l),r++}if(r===g&&typeof a=="number"&&(a<
0||isNaN(a))){const l={instancePath:s+"/failure/decisions",keyword:"minimum",params:{comparison:">=",limit:0}};
e===null?e=[l]:e.push(l),r++}var E=g===r}else var E=!0;if(E){if(u.card!==void 0){let a=u.card;const g=r,j=r;let l=!1;
const b=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const p={instancePath:s+"/failure/card",keyword:"type",
params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}var ie=b===r;if(l=l||ie,!l){const p=r;if(a!==null){const i={
instancePath:s+"/failure/card",keyword:"type",params:{type:"null"}};e===null?e=[i]:e.push(i),r++}var ie=p===r;
l=l||ie}if(l)r=j,e!==null&&(j?e.length=j:e=null);else{const p={instancePath:s+"/failure/card",keyword:"anyOf",
params:{}};e===null?e=[p]:e.push(p),r++}var E=g===r}else var E=!0;if(E)if(u.step!==void 0){let a=u.step;const g=r,
j=r;let l=!1;const b=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){const p={instancePath:s+"/failure/step",keyword:"\
type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}var te=b===r;if(l=l||te,!l){const p=r;if(a!==null){
const i={instancePath:s+"/failure/step",keyword:"type",params:{type:"null"}};e===null?e=[i]:e.push(i),r++}var te=p===
r;l=l||te}if(l)r=j,e!==null&&(j?e.length=j:e=null);else{const p={instancePath:s+"/failure/step",keyword:"anyOf",
params:{}};e===null?e=[p]:e.push(p),r++}var E=g===r}else var E=!0}}}}}}}}}else{const k={instancePath:s+"/failu\
re",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var ne=Q===r;if(B=B||ne,!B){const k=r;
if(u!==null){const a={instancePath:s+"/failure",keyword:"type",params:{type:"null"}};e===null?e=[a]:e.push(a),
r++}var ne=k===r;B=B||ne}if(B)r=H,e!==null&&(H?e.length=H:e=null);else{const k={instancePath:s+"/failure",keyword:"\
anyOf",params:{}};return e===null?e=[k]:e.push(k),r++,K.errors=e,!1}var L=M===r}else var L=!0;if(L)if(C.against!==
void 0){let u=C.against;const M=r,H=r;let B=!1;const Q=r;if(r===Q)if(u&&typeof u=="object"&&!Array.isArray(u)){
let k;if(u.row===void 0&&(k="row")||u.failure===void 0&&(k="failure")){const F={instancePath:s+"/against",keyword:"\
required",params:{missingProperty:k}};e===null?e=[F]:e.push(F),r++}else{const F=r;for(const a in u)if(!(a==="r\
ow"||a==="failure")){const g={instancePath:s+"/against",keyword:"additionalProperties",params:{additionalProperty:a}};
e===null?e=[g]:e.push(g),r++;break}if(F===r){if(u.row!==void 0){let a=u.row;const g=r,j=r;let l=!1;const b=r;if(r===
b)if(a&&typeof a=="object"&&!Array.isArray(a)){let m;if(a.seed===void 0&&(m="seed")||a.start===void 0&&(m="sta\
rt")||a.ended===void 0&&(m="ended")||a.stopped_by===void 0&&(m="stopped_by")||a.draws===void 0&&(m="draws")||a.
decisions===void 0&&(m="decisions")||a.chain===void 0&&(m="chain")||a.points===void 0&&(m="points")||a.won===void 0&&
(m="won")||a.bots===void 0&&(m="bots")||a.hands===void 0&&(m="hands")||a.began===void 0&&(m="began")||a.ran_out===
void 0&&(m="ran_out")||a.timeline===void 0&&(m="timeline")||a.cards===void 0&&(m="cards")){const p={instancePath:s+
"/against/row",keyword:"required",params:{missingProperty:m}};e===null?e=[p]:e.push(p),r++}else{const p=r;for(const n in a)
if(!W.call(G.properties.against.anyOf[0].properties.row.anyOf[0].properties,n)){const i={instancePath:s+"/agai\
nst/row",keyword:"additionalProperties",params:{additionalProperty:n}};e===null?e=[i]:e.push(i),r++;break}if(p===
r){if(a.seed!==void 0){let n=a.seed;const i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))){const f={instancePath:s+
"/against/row/seed",keyword:"type",params:{type:"integer"}};e===null?e=[f]:e.push(f),r++}if(r===i&&typeof n=="\
number"&&(n<0||isNaN(n))){const f={instancePath:s+"/against/row/seed",keyword:"minimum",params:{comparison:">=",
limit:0}};e===null?e=[f]:e.push(f),r++}var O=i===r}else var O=!0;if(O){if(a.start!==void 0){let n=a.start;const i=r;
if(!(n==="preset"||n==="dealt"||n==="named")){const t={instancePath:s+"/against/row/start",keyword:"enum",params:{
allowedValues:G.properties.against.anyOf[0].properties.row.anyOf[0].properties.start.enum}};e===null?e=[t]:e.push(
t),r++}var O=i===r}else var O=!0;if(O){if(a.ended!==void 0){let n=a.ended;const i=r;if(!(n==="over"||n==="stop\
ped")){const t={instancePath:s+"/against/row/ended",keyword:"enum",params:{allowedValues:G.properties.against.
anyOf[0].properties.row.anyOf[0].properties.ended.enum}};e===null?e=[t]:e.push(t),r++}var O=i===r}else var O=!0;
if(O){if(a.stopped_by!==void 0){let n=a.stopped_by;const i=r,f=r;let t=!1;const y=r;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n))){const o={instancePath:s+"/against/row/stopped_by",keyword:"type",params:{type:"integer"}};e===
null?e=[o]:e.push(o),r++}var le=y===r;if(t=t||le,!t){const o=r;if(n!==null){const w={instancePath:s+"/against/\
row/stopped_by",keyword:"type",params:{type:"null"}};e===null?e=[w]:e.push(w),r++}var le=o===r;t=t||le}if(t)r=
f,e!==null&&(f?e.length=f:e=null);else{const o={instancePath:s+"/against/row/stopped_by",keyword:"anyOf",params:{}};
e===null?e=[o]:e.push(o),r++}var O=i===r}else var O=!0;if(O){if(a.draws!==void 0){let n=a.draws;const i=r;if(!(typeof n==
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
i)if(Array.isArray(n)){var Je=!0;const t=n.length;for(let y=0;y<t;y++){let c=n[y];const o=r;if(!(typeof c=="nu\
mber"&&!(c%1)&&!isNaN(c))){const w={instancePath:s+"/against/row/points/"+y,keyword:"type",params:{type:"integ\
er"}};e===null?e=[w]:e.push(w),r++}var Je=o===r;if(!Je)break}}else{const t={instancePath:s+"/against/row/point\
s",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}var O=i===r}else var O=!0;if(O){if(a.won!==
void 0){let n=a.won;const i=r,f=r;let t=!1;const y=r;if(r===y)if(Array.isArray(n)){var Ke=!0;const o=n.length;
for(let N=0;N<o;N++){const w=r;if(typeof n[N]!="number"){const v={instancePath:s+"/against/row/won/"+N,keyword:"\
type",params:{type:"number"}};e===null?e=[v]:e.push(v),r++}var Ke=w===r;if(!Ke)break}}else{const o={instancePath:s+
"/against/row/won",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}var oe=y===r;if(t=t||oe,
!t){const o=r;if(n!==null){const w={instancePath:s+"/against/row/won",keyword:"type",params:{type:"null"}};e===
null?e=[w]:e.push(w),r++}var oe=o===r;t=t||oe}if(t)r=f,e!==null&&(f?e.length=f:e=null);else{const o={instancePath:s+
"/against/row/won",keyword:"anyOf",params:{}};e===null?e=[o]:e.push(o),r++}var O=i===r}else var O=!0;if(O){if(a.
bots!==void 0){let n=a.bots;const i=r;if(r===i)if(Array.isArray(n)){var Le=!0;const t=n.length;for(let y=0;y<t;y++){
const c=r;if(typeof n[y]!="string"){const N={instancePath:s+"/against/row/bots/"+y,keyword:"type",params:{type:"\
string"}};e===null?e=[N]:e.push(N),r++}var Le=c===r;if(!Le)break}}else{const t={instancePath:s+"/against/row/b\
ots",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}var O=i===r}else var O=!0;if(O){if(a.hands!==
void 0){let n=a.hands;const i=r,f=r;let t=!1;const y=r;if(r===y)if(Array.isArray(n)){var Me=!0;const o=n.length;
for(let N=0;N<o;N++){const w=r;if(typeof n[N]!="string"){const v={instancePath:s+"/against/row/hands/"+N,keyword:"\
type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}var Me=w===r;if(!Me)break}}else{const o={instancePath:s+
"/against/row/hands",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}var de=y===r;if(t=t||de,
!t){const o=r;if(n!==null){const w={instancePath:s+"/against/row/hands",keyword:"type",params:{type:"null"}};e===
null?e=[w]:e.push(w),r++}var de=o===r;t=t||de}if(t)r=f,e!==null&&(f?e.length=f:e=null);else{const o={instancePath:s+
"/against/row/hands",keyword:"anyOf",params:{}};e===null?e=[o]:e.push(o),r++}var O=i===r}else var O=!0;if(O){if(a.
began!==void 0){let n=a.began;const i=r;if(r===i)if(Array.isArray(n)){var Qe=!0;const t=n.length;for(let y=0;y<
t;y++){let c=n[y];const o=r;if(r===o)if(Array.isArray(c)){var Se=!0;const w=c.length;for(let d=0;d<w;d++){let v=c[d];
const _=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const h={instancePath:s+"/against/row/began/"+y+"/"+d,keyword:"\
type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}var Se=_===r;if(!Se)break}}else{const w={instancePath:s+
"/against/row/began/"+y,keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var Qe=o===r;if(!Qe)
break}}else{const t={instancePath:s+"/against/row/began",keyword:"type",params:{type:"array"}};e===null?e=[t]:
e.push(t),r++}var O=i===r}else var O=!0;if(O){if(a.ran_out!==void 0){let n=a.ran_out;const i=r;if(r===i)if(Array.
isArray(n)){var Te=!0;const t=n.length;for(let y=0;y<t;y++){const c=r;if(typeof n[y]!="string"){const N={instancePath:s+
"/against/row/ran_out/"+y,keyword:"type",params:{type:"string"}};e===null?e=[N]:e.push(N),r++}var Te=c===r;if(!Te)
break}}else{const t={instancePath:s+"/against/row/ran_out",keyword:"type",params:{type:"array"}};e===null?e=[t]:
e.push(t),r++}var O=i===r}else var O=!0;if(O){if(a.timeline!==void 0){let n=a.timeline;const i=r;if(r===i)if(Array.
isArray(n)){var Ue=!0;const t=n.length;for(let y=0;y<t;y++){let c=n[y];const o=r;if(r===o)if(Array.isArray(c)){
var We=!0;const w=c.length;for(let d=0;d<w;d++){let v=c[d];const _=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){
const h={instancePath:s+"/against/row/timeline/"+y+"/"+d,keyword:"type",params:{type:"integer"}};e===null?e=[h]:
e.push(h),r++}var We=_===r;if(!We)break}}else{const w={instancePath:s+"/against/row/timeline/"+y,keyword:"type",
params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var Ue=o===r;if(!Ue)break}}else{const t={instancePath:s+"/\
against/row/timeline",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}var O=i===r}else var O=!0;
if(O)if(a.cards!==void 0){let n=a.cards;const i=r;if(r===i)if(n&&typeof n=="object"&&!Array.isArray(n)){let t;
if(n.card===void 0&&(t="card")||n.seat===void 0&&(t="seat")||n.came===void 0&&(t="came")||n.in_play===void 0&&
(t="in_play")||n.runs===void 0&&(t="runs")||n.points===void 0&&(t="points")||n.others===void 0&&(t="others")||
n.again===void 0&&(t="again")||n.most===void 0&&(t="most")||n.arrived===void 0&&(t="arrived")||n.ran===void 0&&
(t="ran")){const y={instancePath:s+"/against/row/cards",keyword:"required",params:{missingProperty:t}};e===null?
e=[y]:e.push(y),r++}else{const y=r;for(const c in n)if(!W.call(G.properties.against.anyOf[0].properties.row.anyOf[0].
properties.cards.properties,c)){const o={instancePath:s+"/against/row/cards",keyword:"additionalProperties",params:{
additionalProperty:c}};e===null?e=[o]:e.push(o),r++;break}if(y===r){if(n.card!==void 0){let c=n.card;const o=r;
if(r===o)if(Array.isArray(c)){var Xe=!0;const N=c.length;for(let w=0;w<N;w++){let d=c[w];const v=r;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d))){const x={instancePath:s+"/against/row/cards/card/"+w,keyword:"type",params:{type:"\
integer"}};e===null?e=[x]:e.push(x),r++}var Xe=v===r;if(!Xe)break}}else{const N={instancePath:s+"/against/row/\
cards/card",keyword:"type",params:{type:"array"}};e===null?e=[N]:e.push(N),r++}var V=o===r}else var V=!0;if(V){
if(n.seat!==void 0){let c=n.seat;const o=r;if(r===o)if(Array.isArray(c)){var Ye=!0;const w=c.length;for(let d=0;d<
w;d++){let v=c[d];const _=r,x=r;let h=!1;const R=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const P={instancePath:s+
"/against/row/cards/seat/"+d,keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}if(r===R&&typeof v==
"number"&&(v<0||isNaN(v))){const P={instancePath:s+"/against/row/cards/seat/"+d,keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[P]:e.push(P),r++}var fe=R===r;if(h=h||fe,!h){const P=r;if(v!==null){const D={instancePath:s+
"/against/row/cards/seat/"+d,keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var fe=P===r;h=
h||fe}if(h)r=x,e!==null&&(x?e.length=x:e=null);else{const P={instancePath:s+"/against/row/cards/seat/"+d,keyword:"\
anyOf",params:{}};e===null?e=[P]:e.push(P),r++}var Ye=_===r;if(!Ye)break}}else{const w={instancePath:s+"/again\
st/row/cards/seat",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var V=o===r}else var V=!0;
if(V){if(n.came!==void 0){let c=n.came;const o=r;if(r===o)if(Array.isArray(c)){var Ze=!0;const w=c.length;for(let d=0;d<
w;d++){let v=c[d];const _=r,x=r;let h=!1;const R=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const P={instancePath:s+
"/against/row/cards/came/"+d,keyword:"type",params:{type:"integer"}};e===null?e=[P]:e.push(P),r++}if(r===R&&typeof v==
"number"&&(v<0||isNaN(v))){const P={instancePath:s+"/against/row/cards/came/"+d,keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[P]:e.push(P),r++}var pe=R===r;if(h=h||pe,!h){const P=r;if(v!==null){const D={instancePath:s+
"/against/row/cards/came/"+d,keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var pe=P===r;h=
h||pe}if(h)r=x,e!==null&&(x?e.length=x:e=null);else{const P={instancePath:s+"/against/row/cards/came/"+d,keyword:"\
anyOf",params:{}};e===null?e=[P]:e.push(P),r++}var Ze=_===r;if(!Ze)break}}else{const w={instancePath:s+"/again\
st/row/cards/came",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var V=o===r}else var V=!0;
if(V){if(n.in_play!==void 0){let c=n.in_play;const o=r;if(r===o)if(Array.isArray(c)){var $e=!0;const w=c.length;
for(let d=0;d<w;d++){const v=r;if(typeof c[d]!="boolean"){const x={instancePath:s+"/against/row/cards/in_play/"+
d,keyword:"type",params:{type:"boolean"}};e===null?e=[x]:e.push(x),r++}var $e=v===r;if(!$e)break}}else{const w={
instancePath:s+"/against/row/cards/in_play",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}
var V=o===r}else var V=!0;if(V){if(n.runs!==void 0){let c=n.runs;const o=r;if(r===o)if(Array.isArray(c)){var er=!0;
const w=c.length;for(let d=0;d<w;d++){let v=c[d];const _=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const h={
instancePath:s+"/against/row/cards/runs/"+d,keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}
if(r===_&&typeof v=="number"&&(v<0||isNaN(v))){const h={instancePath:s+"/against/row/cards/runs/"+d,keyword:"m\
inimum",params:{comparison:">=",limit:0}};e===null?e=[h]:e.push(h),r++}var er=_===r;if(!er)break}}else{const w={
instancePath:s+"/against/row/cards/runs",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var V=o===
r}else var V=!0;if(V){if(n.points!==void 0){let c=n.points;const o=r;if(r===o)if(Array.isArray(c)){var rr=!0;const w=c.
length;for(let d=0;d<w;d++){let v=c[d];const _=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const h={instancePath:s+
"/against/row/cards/points/"+d,keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}var rr=_===
r;if(!rr)break}}else{const w={instancePath:s+"/against/row/cards/points",keyword:"type",params:{type:"array"}};
e===null?e=[w]:e.push(w),r++}var V=o===r}else var V=!0;if(V){if(n.others!==void 0){let c=n.others;const o=r;if(r===
o)if(Array.isArray(c)){var ar=!0;const w=c.length;for(let d=0;d<w;d++){let v=c[d];const _=r;if(!(typeof v=="nu\
mber"&&!(v%1)&&!isNaN(v))){const h={instancePath:s+"/against/row/cards/others/"+d,keyword:"type",params:{type:"\
integer"}};e===null?e=[h]:e.push(h),r++}var ar=_===r;if(!ar)break}}else{const w={instancePath:s+"/against/row/\
cards/others",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var V=o===r}else var V=!0;if(V){
if(n.again!==void 0){let c=n.again;const o=r;if(r===o)if(Array.isArray(c)){var sr=!0;const w=c.length;for(let d=0;d<
w;d++){let v=c[d];const _=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const h={instancePath:s+"/against/row\
/cards/again/"+d,keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(r===_&&typeof v=="num\
ber"&&(v<0||isNaN(v))){const h={instancePath:s+"/against/row/cards/again/"+d,keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[h]:e.push(h),r++}var sr=_===r;if(!sr)break}}else{const w={instancePath:s+"/against/r\
ow/cards/again",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var V=o===r}else var V=!0;if(V){
if(n.most!==void 0){let c=n.most;const o=r;if(r===o)if(Array.isArray(c)){var ir=!0;const w=c.length;for(let d=0;d<
w;d++){let v=c[d];const _=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v))){const h={instancePath:s+"/against/row\
/cards/most/"+d,keyword:"type",params:{type:"integer"}};e===null?e=[h]:e.push(h),r++}if(r===_&&typeof v=="numb\
er"&&(v<0||isNaN(v))){const h={instancePath:s+"/against/row/cards/most/"+d,keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[h]:e.push(h),r++}var ir=_===r;if(!ir)break}}else{const w={instancePath:s+"/against/r\
ow/cards/most",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var V=o===r}else var V=!0;if(V){
if(n.arrived!==void 0){let c=n.arrived;const o=r;if(r===o)if(Array.isArray(c)){var tr=!0;const w=c.length;for(let d=0;d<
w;d++){let v=c[d];const _=r,x=r;let h=!1;const R=r;if(r===R)if(Array.isArray(v)){var nr=!0;const P=v.length;for(let I=0;I<
P;I++){let D=v[I];const T=r;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D))){const J={instancePath:s+"/against/row\
/cards/arrived/"+d+"/"+I,keyword:"type",params:{type:"integer"}};e===null?e=[J]:e.push(J),r++}if(r===T&&typeof D==
"number"&&(D<0||isNaN(D))){const J={instancePath:s+"/against/row/cards/arrived/"+d+"/"+I,keyword:"minimum",params:{
comparison:">=",limit:0}};e===null?e=[J]:e.push(J),r++}var nr=T===r;if(!nr)break}}else{const P={instancePath:s+
"/against/row/cards/arrived/"+d,keyword:"type",params:{type:"array"}};e===null?e=[P]:e.push(P),r++}var ue=R===
r;if(h=h||ue,!h){const P=r;if(v!==null){const D={instancePath:s+"/against/row/cards/arrived/"+d,keyword:"type",
params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var ue=P===r;h=h||ue}if(h)r=x,e!==null&&(x?e.length=x:e=null);else{
const P={instancePath:s+"/against/row/cards/arrived/"+d,keyword:"anyOf",params:{}};e===null?e=[P]:e.push(P),r++}
var tr=_===r;if(!tr)break}}else{const w={instancePath:s+"/against/row/cards/arrived",keyword:"type",params:{type:"\
array"}};e===null?e=[w]:e.push(w),r++}var V=o===r}else var V=!0;if(V)if(n.ran!==void 0){let c=n.ran;const o=r;
if(r===o)if(Array.isArray(c)){var lr=!0;const w=c.length;for(let d=0;d<w;d++){let v=c[d];const _=r,x=r;let h=!1;
const R=r;if(r===R)if(Array.isArray(v)){var or=!0;const P=v.length;for(let I=0;I<P;I++){let D=v[I];const T=r;if(!(typeof D==
"number"&&!(D%1)&&!isNaN(D))){const J={instancePath:s+"/against/row/cards/ran/"+d+"/"+I,keyword:"type",params:{
type:"integer"}};e===null?e=[J]:e.push(J),r++}if(r===T&&typeof D=="number"&&(D<0||isNaN(D))){const J={instancePath:s+
"/against/row/cards/ran/"+d+"/"+I,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[J]:e.push(J),
r++}var or=T===r;if(!or)break}}else{const P={instancePath:s+"/against/row/cards/ran/"+d,keyword:"type",params:{
type:"array"}};e===null?e=[P]:e.push(P),r++}var ye=R===r;if(h=h||ye,!h){const P=r;if(v!==null){const D={instancePath:s+
"/against/row/cards/ran/"+d,keyword:"type",params:{type:"null"}};e===null?e=[D]:e.push(D),r++}var ye=P===r;h=h||
ye}if(h)r=x,e!==null&&(x?e.length=x:e=null);else{const P={instancePath:s+"/against/row/cards/ran/"+d,keyword:"\
anyOf",params:{}};e===null?e=[P]:e.push(P),r++}var lr=_===r;if(!lr)break}}else{const w={instancePath:s+"/again\
st/row/cards/ran",keyword:"type",params:{type:"array"}};e===null?e=[w]:e.push(w),r++}var V=o===r}else var V=!0}}}}}}}}}}}}else{
const t={instancePath:s+"/against/row/cards",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}
var O=i===r}else var O=!0}}}}}}}}}}}}}}}}else{const m={instancePath:s+"/against/row",keyword:"type",params:{type:"\
object"}};e===null?e=[m]:e.push(m),r++}var ce=b===r;if(l=l||ce,!l){const m=r;if(a!==null){const n={instancePath:s+
"/against/row",keyword:"type",params:{type:"null"}};e===null?e=[n]:e.push(n),r++}var ce=m===r;l=l||ce}if(l)r=j,
e!==null&&(j?e.length=j:e=null);else{const m={instancePath:s+"/against/row",keyword:"anyOf",params:{}};e===null?
e=[m]:e.push(m),r++}var U=g===r}else var U=!0;if(U)if(u.failure!==void 0){let a=u.failure;const g=r,j=r;let l=!1;
const b=r;if(r===b)if(a&&typeof a=="object"&&!Array.isArray(a)){let p;if(a.code===void 0&&(p="code")||a.severity===
void 0&&(p="severity")||a.message===void 0&&(p="message")||a.game===void 0&&(p="game")||a.seed===void 0&&(p="s\
eed")||a.decisions===void 0&&(p="decisions")||a.card===void 0&&(p="card")||a.step===void 0&&(p="step")){const n={
instancePath:s+"/against/failure",keyword:"required",params:{missingProperty:p}};e===null?e=[n]:e.push(n),r++}else{
const n=r;for(const i in a)if(!(i==="code"||i==="severity"||i==="message"||i==="game"||i==="seed"||i==="decisi\
ons"||i==="card"||i==="step")){const f={instancePath:s+"/against/failure",keyword:"additionalProperties",params:{
additionalProperty:i}};e===null?e=[f]:e.push(f),r++;break}if(n===r){if(a.code!==void 0){let i=a.code;const f=r;
if(!(i==="game-broke-off"||i==="game-unfinished"||i==="game-lost")){const t={instancePath:s+"/against/failure/\
code",keyword:"enum",params:{allowedValues:G.properties.against.anyOf[0].properties.failure.anyOf[0].properties.
code.enum}};e===null?e=[t]:e.push(t),r++}var z=f===r}else var z=!0;if(z){if(a.severity!==void 0){let i=a.severity;
const f=r;if(!(i==="error"||i==="warning")){const y={instancePath:s+"/against/failure/severity",keyword:"enum",
params:{allowedValues:G.properties.against.anyOf[0].properties.failure.anyOf[0].properties.severity.enum}};e===
null?e=[y]:e.push(y),r++}var z=f===r}else var z=!0;if(z){if(a.message!==void 0){const i=r;if(typeof a.message!=
"string"){const t={instancePath:s+"/against/failure/message",keyword:"type",params:{type:"string"}};e===null?e=
[t]:e.push(t),r++}var z=i===r}else var z=!0;if(z){if(a.game!==void 0){let i=a.game;const f=r;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i))){const y={instancePath:s+"/against/failure/game",keyword:"type",params:{type:"integ\
er"}};e===null?e=[y]:e.push(y),r++}if(r===f&&typeof i=="number"&&(i<0||isNaN(i))){const y={instancePath:s+"/ag\
ainst/failure/game",keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),r++}var z=f===
r}else var z=!0;if(z){if(a.seed!==void 0){let i=a.seed;const f=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){
const y={instancePath:s+"/against/failure/seed",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(
y),r++}if(r===f&&typeof i=="number"&&(i<0||isNaN(i))){const y={instancePath:s+"/against/failure/seed",keyword:"\
minimum",params:{comparison:">=",limit:0}};e===null?e=[y]:e.push(y),r++}var z=f===r}else var z=!0;if(z){if(a.decisions!==
void 0){let i=a.decisions;const f=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){const y={instancePath:s+"/aga\
inst/failure/decisions",keyword:"type",params:{type:"integer"}};e===null?e=[y]:e.push(y),r++}if(r===f&&typeof i==
"number"&&(i<0||isNaN(i))){const y={instancePath:s+"/against/failure/decisions",keyword:"minimum",params:{comparison:"\
>=",limit:0}};e===null?e=[y]:e.push(y),r++}var z=f===r}else var z=!0;if(z){if(a.card!==void 0){let i=a.card;const f=r,
t=r;let y=!1;const c=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){const N={instancePath:s+"/against/failure/\
card",keyword:"type",params:{type:"integer"}};e===null?e=[N]:e.push(N),r++}var me=c===r;if(y=y||me,!y){const N=r;
if(i!==null){const d={instancePath:s+"/against/failure/card",keyword:"type",params:{type:"null"}};e===null?e=[
d]:e.push(d),r++}var me=N===r;y=y||me}if(y)r=t,e!==null&&(t?e.length=t:e=null);else{const N={instancePath:s+"/\
against/failure/card",keyword:"anyOf",params:{}};e===null?e=[N]:e.push(N),r++}var z=f===r}else var z=!0;if(z)if(a.
step!==void 0){let i=a.step;const f=r,t=r;let y=!1;const c=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i))){const N={
instancePath:s+"/against/failure/step",keyword:"type",params:{type:"integer"}};e===null?e=[N]:e.push(N),r++}var ve=c===
r;if(y=y||ve,!y){const N=r;if(i!==null){const d={instancePath:s+"/against/failure/step",keyword:"type",params:{
type:"null"}};e===null?e=[d]:e.push(d),r++}var ve=N===r;y=y||ve}if(y)r=t,e!==null&&(t?e.length=t:e=null);else{
const N={instancePath:s+"/against/failure/step",keyword:"anyOf",params:{}};e===null?e=[N]:e.push(N),r++}var z=f===
r}else var z=!0}}}}}}}}}else{const p={instancePath:s+"/against/failure",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}var we=b===r;if(l=l||we,!l){const p=r;if(a!==null){const i={instancePath:s+"/agai\
nst/failure",keyword:"type",params:{type:"null"}};e===null?e=[i]:e.push(i),r++}var we=p===r;l=l||we}if(l)r=j,e!==
null&&(j?e.length=j:e=null);else{const p={instancePath:s+"/against/failure",keyword:"anyOf",params:{}};e===null?
e=[p]:e.push(p),r++}var U=g===r}else var U=!0}}}else{const k={instancePath:s+"/against",keyword:"type",params:{
type:"object"}};e===null?e=[k]:e.push(k),r++}var ge=Q===r;if(B=B||ge,!B){const k=r;if(u!==null){const a={instancePath:s+
"/against",keyword:"type",params:{type:"null"}};e===null?e=[a]:e.push(a),r++}var ge=k===r;B=B||ge}if(B)r=H,e!==
null&&(H?e.length=H:e=null);else{const k={instancePath:s+"/against",keyword:"anyOf",params:{}};return e===null?
e=[k]:e.push(k),r++,K.errors=e,!1}var L=M===r}else var L=!0}}}}}else return K.errors=[{instancePath:s,keyword:"\
type",params:{type:"object"}}],!1;return K.errors=e,r===0}export default cr as import('../../program/json/index.ts').Validator;
