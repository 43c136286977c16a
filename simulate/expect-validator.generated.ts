/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const Q=a;var T=a;const H={type:"object",properties:{$schema:{type:"string"},games:{type:"object",properties:{
least:{type:"number",minimum:0},most:{type:"number",minimum:0}},additionalProperties:!1,minProperties:1,description:"\
games that were played"},draws:{type:"object",properties:{least:{type:"number",minimum:0},most:{type:"number",
minimum:0}},additionalProperties:!1,minProperties:1,description:"mean draws of a game"},points:{type:"object",
properties:{least:{type:"number"},most:{type:"number"}},additionalProperties:!1,minProperties:1,description:"m\
ean points of a seat at the end"},ties:{type:"object",properties:{least:{type:"number",minimum:0,maximum:1},most:{
type:"number",minimum:0,maximum:1}},additionalProperties:!1,minProperties:1,description:"share of the games th\
at end in a tie"},stopped:{type:"object",properties:{least:{type:"number",minimum:0},most:{type:"number",minimum:0}},
additionalProperties:!1,minProperties:1,description:"games that a bound stopped"},failed:{type:"object",properties:{
least:{type:"number",minimum:0},most:{type:"number",minimum:0}},additionalProperties:!1,minProperties:1,description:"\
games that broke off with an error, or were lost"},cards:{type:"object",properties:{winLift:{type:"object",properties:{
least:{type:"number",minimum:-1,maximum:1},most:{type:"number",minimum:-1,maximum:1}},additionalProperties:!1,
minProperties:1,description:"share of games won by the seat that begins with it, minus a fair share"},inPlay:{
type:"object",properties:{least:{type:"number",minimum:0,maximum:1},most:{type:"number",minimum:0,maximum:1}},
additionalProperties:!1,minProperties:1,description:"share of the games in which it is in play"},neverReached:{
type:"object",properties:{least:{type:"number",minimum:0},most:{type:"number",minimum:0}},additionalProperties:!1,
minProperties:1,description:"steps of its program that never ran"}},additionalProperties:!1,minProperties:1},card:{
type:"object",patternProperties:{"^[1-9][0-9]*$":{type:"object",properties:{winLift:{type:"object",properties:{
least:{type:"number",minimum:-1,maximum:1},most:{type:"number",minimum:-1,maximum:1}},additionalProperties:!1,
minProperties:1,description:"share of games won by the seat that begins with it, minus a fair share"},inPlay:{
type:"object",properties:{least:{type:"number",minimum:0,maximum:1},most:{type:"number",minimum:0,maximum:1}},
additionalProperties:!1,minProperties:1,description:"share of the games in which it is in play"},neverReached:{
type:"object",properties:{least:{type:"number",minimum:0},most:{type:"number",minimum:0}},additionalProperties:!1,
minProperties:1,description:"steps of its program that never ran"}},additionalProperties:!1,minProperties:1}},
additionalProperties:!1,description:"instead of those of all"},hands:{type:"object",properties:{winShare:{type:"\
object",properties:{least:{type:"number",minimum:0,maximum:1},most:{type:"number",minimum:0,maximum:1}},additionalProperties:!1,
minProperties:1,description:"share of its games that are won"}},additionalProperties:!1,minProperties:1},hand:{
type:"object",patternProperties:{"^[a-z][a-z0-9-]*$":{type:"object",properties:{winShare:{type:"object",properties:{
least:{type:"number",minimum:0,maximum:1},most:{type:"number",minimum:0,maximum:1}},additionalProperties:!1,minProperties:1,
description:"share of its games that are won"}},additionalProperties:!1,minProperties:1}},additionalProperties:!1,
description:"instead of those of all"},seats:{type:"object",properties:{winShare:{type:"object",properties:{least:{
type:"number",minimum:0,maximum:1},most:{type:"number",minimum:0,maximum:1}},additionalProperties:!1,minProperties:1,
description:"share of its games that are won"}},additionalProperties:!1,minProperties:1}},additionalProperties:!1,
title:"What a set of cards is expected to do"},I=Object.prototype.hasOwnProperty,B=new RegExp("^[1-9][0-9]*$",
"u"),C=new RegExp("^[a-z][a-z0-9-]*$","u");function a(y,{instancePath:s="",parentData:J,parentDataProperty:K,rootData:M=y}={}){
let F=null,e=0;if(e===0)if(y&&typeof y=="object"&&!Array.isArray(y)){const G=e;for(const t in y)if(!I.call(H.properties,
t)){return a.errors=[{instancePath:s,keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(G===
e){if(y.$schema!==void 0){const t=e;if(typeof y.$schema!="string")return a.errors=[{instancePath:s+"/$schema",
keyword:"type",params:{type:"string"}}],!1;var f=t===e}else var f=!0;if(f){if(y.games!==void 0){let t=y.games;
const d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1)return a.errors=[{instancePath:s+
"/games",keyword:"minProperties",params:{limit:1}}],!1;{const c=e;for(const r in t)if(!(r==="least"||r==="most")){
return a.errors=[{instancePath:s+"/games",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}
if(c===e){if(t.least!==void 0){let r=t.least;const i=e;if(e===i)if(typeof r=="number"){if(r<0||isNaN(r))return a.
errors=[{instancePath:s+"/games/least",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=
[{instancePath:s+"/games/least",keyword:"type",params:{type:"number"}}],!1;var h=i===e}else var h=!0;if(h)if(t.
most!==void 0){let r=t.most;const i=e;if(e===i)if(typeof r=="number"){if(r<0||isNaN(r))return a.errors=[{instancePath:s+
"/games/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/\
games/most",keyword:"type",params:{type:"number"}}],!1;var h=i===e}else var h=!0}}}else return a.errors=[{instancePath:s+
"/games",keyword:"type",params:{type:"object"}}],!1;var f=d===e}else var f=!0;if(f){if(y.draws!==void 0){let t=y.
draws;const d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1)return a.errors=
[{instancePath:s+"/draws",keyword:"minProperties",params:{limit:1}}],!1;{const c=e;for(const r in t)if(!(r==="\
least"||r==="most")){return a.errors=[{instancePath:s+"/draws",keyword:"additionalProperties",params:{additionalProperty:r}}],
!1;break}if(c===e){if(t.least!==void 0){let r=t.least;const i=e;if(e===i)if(typeof r=="number"){if(r<0||isNaN(
r))return a.errors=[{instancePath:s+"/draws/least",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return a.errors=[{instancePath:s+"/draws/least",keyword:"type",params:{type:"number"}}],!1;var P=i===e}else var P=!0;
if(P)if(t.most!==void 0){let r=t.most;const i=e;if(e===i)if(typeof r=="number"){if(r<0||isNaN(r))return a.errors=
[{instancePath:s+"/draws/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{
instancePath:s+"/draws/most",keyword:"type",params:{type:"number"}}],!1;var P=i===e}else var P=!0}}}else return a.
errors=[{instancePath:s+"/draws",keyword:"type",params:{type:"object"}}],!1;var f=d===e}else var f=!0;if(f){if(y.
points!==void 0){let t=y.points;const d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(
t).length<1)return a.errors=[{instancePath:s+"/points",keyword:"minProperties",params:{limit:1}}],!1;{const c=e;
for(const r in t)if(!(r==="least"||r==="most")){return a.errors=[{instancePath:s+"/points",keyword:"additional\
Properties",params:{additionalProperty:r}}],!1;break}if(c===e){if(t.least!==void 0){const r=e;if(typeof t.least!=
"number")return a.errors=[{instancePath:s+"/points/least",keyword:"type",params:{type:"number"}}],!1;var g=r===
e}else var g=!0;if(g)if(t.most!==void 0){const r=e;if(typeof t.most!="number")return a.errors=[{instancePath:s+
"/points/most",keyword:"type",params:{type:"number"}}],!1;var g=r===e}else var g=!0}}}else return a.errors=[{instancePath:s+
"/points",keyword:"type",params:{type:"object"}}],!1;var f=d===e}else var f=!0;if(f){if(y.ties!==void 0){let t=y.
ties;const d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1)return a.errors=
[{instancePath:s+"/ties",keyword:"minProperties",params:{limit:1}}],!1;{const c=e;for(const r in t)if(!(r==="l\
east"||r==="most")){return a.errors=[{instancePath:s+"/ties",keyword:"additionalProperties",params:{additionalProperty:r}}],
!1;break}if(c===e){if(t.least!==void 0){let r=t.least;const i=e;if(e===i)if(typeof r=="number"){if(r>1||isNaN(
r))return a.errors=[{instancePath:s+"/ties/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(r<
0||isNaN(r))return a.errors=[{instancePath:s+"/ties/least",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return a.errors=[{instancePath:s+"/ties/least",keyword:"type",params:{type:"number"}}],!1;var j=i===e}else
var j=!0;if(j)if(t.most!==void 0){let r=t.most;const i=e;if(e===i)if(typeof r=="number"){if(r>1||isNaN(r))return a.
errors=[{instancePath:s+"/ties/most",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(r<0||isNaN(r))
return a.errors=[{instancePath:s+"/ties/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.
errors=[{instancePath:s+"/ties/most",keyword:"type",params:{type:"number"}}],!1;var j=i===e}else var j=!0}}}else
return a.errors=[{instancePath:s+"/ties",keyword:"type",params:{type:"object"}}],!1;var f=d===e}else var f=!0;
if(f){if(y.stopped!==void 0){let t=y.stopped;const d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.
keys(t).length<1)return a.errors=[{instancePath:s+"/stopped",keyword:"minProperties",params:{limit:1}}],!1;{const c=e;
for(const r in t)if(!(r==="least"||r==="most")){return a.errors=[{instancePath:s+"/stopped",keyword:"additiona\
lProperties",params:{additionalProperty:r}}],!1;break}if(c===e){if(t.least!==void 0){let r=t.least;const i=e;if(e===
i)if(typeof r=="number"){if(r<0||isNaN(r))return a.errors=[{instancePath:s+"/stopped/least",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/stopped/least",keyword:"type",params:{
type:"number"}}],!1;var N=i===e}else var N=!0;if(N)if(t.most!==void 0){let r=t.most;const i=e;if(e===i)if(typeof r==
"number"){if(r<0||isNaN(r))return a.errors=[{instancePath:s+"/stopped/most",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/stopped/most",keyword:"type",params:{type:"number"}}],
!1;var N=i===e}else var N=!0}}}else return a.errors=[{instancePath:s+"/stopped",keyword:"type",params:{type:"o\
bject"}}],!1;var f=d===e}else var f=!0;if(f){if(y.failed!==void 0){let t=y.failed;const d=e;if(e===d)if(t&&typeof t==
"object"&&!Array.isArray(t)){if(Object.keys(t).length<1)return a.errors=[{instancePath:s+"/failed",keyword:"mi\
nProperties",params:{limit:1}}],!1;{const c=e;for(const r in t)if(!(r==="least"||r==="most")){return a.errors=
[{instancePath:s+"/failed",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(c===e){if(t.
least!==void 0){let r=t.least;const i=e;if(e===i)if(typeof r=="number"){if(r<0||isNaN(r))return a.errors=[{instancePath:s+
"/failed/least",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+
"/failed/least",keyword:"type",params:{type:"number"}}],!1;var _=i===e}else var _=!0;if(_)if(t.most!==void 0){
let r=t.most;const i=e;if(e===i)if(typeof r=="number"){if(r<0||isNaN(r))return a.errors=[{instancePath:s+"/fai\
led/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/fail\
ed/most",keyword:"type",params:{type:"number"}}],!1;var _=i===e}else var _=!0}}}else return a.errors=[{instancePath:s+
"/failed",keyword:"type",params:{type:"object"}}],!1;var f=d===e}else var f=!0;if(f){if(y.cards!==void 0){let t=y.
cards;const d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1)return a.errors=
[{instancePath:s+"/cards",keyword:"minProperties",params:{limit:1}}],!1;{const c=e;for(const r in t)if(!(r==="\
winLift"||r==="inPlay"||r==="neverReached")){return a.errors=[{instancePath:s+"/cards",keyword:"additionalProp\
erties",params:{additionalProperty:r}}],!1;break}if(c===e){if(t.winLift!==void 0){let r=t.winLift;const i=e;if(e===
i)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return a.errors=[{instancePath:s+"/c\
ards/winLift",keyword:"minProperties",params:{limit:1}}],!1;{const u=e;for(const n in r)if(!(n==="least"||n===
"most")){return a.errors=[{instancePath:s+"/cards/winLift",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(u===e){if(r.least!==void 0){let n=r.least;const l=e;if(e===l)if(typeof n=="number"){if(n>1||isNaN(
n))return a.errors=[{instancePath:s+"/cards/winLift/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],
!1;if(n<-1||isNaN(n))return a.errors=[{instancePath:s+"/cards/winLift/least",keyword:"minimum",params:{comparison:"\
>=",limit:-1}}],!1}else return a.errors=[{instancePath:s+"/cards/winLift/least",keyword:"type",params:{type:"n\
umber"}}],!1;var A=l===e}else var A=!0;if(A)if(r.most!==void 0){let n=r.most;const l=e;if(e===l)if(typeof n=="\
number"){if(n>1||isNaN(n))return a.errors=[{instancePath:s+"/cards/winLift/most",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(n<-1||isNaN(n))return a.errors=[{instancePath:s+"/cards/winLift/most",keyword:"minimum",params:{
comparison:">=",limit:-1}}],!1}else return a.errors=[{instancePath:s+"/cards/winLift/most",keyword:"type",params:{
type:"number"}}],!1;var A=l===e}else var A=!0}}}else return a.errors=[{instancePath:s+"/cards/winLift",keyword:"\
type",params:{type:"object"}}],!1;var b=i===e}else var b=!0;if(b){if(t.inPlay!==void 0){let r=t.inPlay;const i=e;
if(e===i)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return a.errors=[{instancePath:s+
"/cards/inPlay",keyword:"minProperties",params:{limit:1}}],!1;{const n=e;for(const l in r)if(!(l==="least"||l===
"most")){return a.errors=[{instancePath:s+"/cards/inPlay",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(n===e){if(r.least!==void 0){let l=r.least;const o=e;if(e===o)if(typeof l=="number"){if(l>1||isNaN(
l))return a.errors=[{instancePath:s+"/cards/inPlay/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],
!1;if(l<0||isNaN(l))return a.errors=[{instancePath:s+"/cards/inPlay/least",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/cards/inPlay/least",keyword:"type",params:{type:"num\
ber"}}],!1;var S=o===e}else var S=!0;if(S)if(r.most!==void 0){let l=r.most;const o=e;if(e===o)if(typeof l=="nu\
mber"){if(l>1||isNaN(l))return a.errors=[{instancePath:s+"/cards/inPlay/most",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(l<0||isNaN(l))return a.errors=[{instancePath:s+"/cards/inPlay/most",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/cards/inPlay/most",keyword:"type",params:{
type:"number"}}],!1;var S=o===e}else var S=!0}}}else return a.errors=[{instancePath:s+"/cards/inPlay",keyword:"\
type",params:{type:"object"}}],!1;var b=i===e}else var b=!0;if(b)if(t.neverReached!==void 0){let r=t.neverReached;
const i=e;if(e===i)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return a.errors=[{instancePath:s+
"/cards/neverReached",keyword:"minProperties",params:{limit:1}}],!1;{const n=e;for(const l in r)if(!(l==="leas\
t"||l==="most")){return a.errors=[{instancePath:s+"/cards/neverReached",keyword:"additionalProperties",params:{
additionalProperty:l}}],!1;break}if(n===e){if(r.least!==void 0){let l=r.least;const o=e;if(e===o)if(typeof l==
"number"){if(l<0||isNaN(l))return a.errors=[{instancePath:s+"/cards/neverReached/least",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/cards/neverReached/least",keyword:"type",
params:{type:"number"}}],!1;var x=o===e}else var x=!0;if(x)if(r.most!==void 0){let l=r.most;const o=e;if(e===o)
if(typeof l=="number"){if(l<0||isNaN(l))return a.errors=[{instancePath:s+"/cards/neverReached/most",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/cards/neverReached/most",
keyword:"type",params:{type:"number"}}],!1;var x=o===e}else var x=!0}}}else return a.errors=[{instancePath:s+"\
/cards/neverReached",keyword:"type",params:{type:"object"}}],!1;var b=i===e}else var b=!0}}}}else return a.errors=
[{instancePath:s+"/cards",keyword:"type",params:{type:"object"}}],!1;var f=d===e}else var f=!0;if(f){if(y.card!==
void 0){let t=y.card;const d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){const c=e;for(const r in t)
if(!B.test(r)){return a.errors=[{instancePath:s+"/card",keyword:"additionalProperties",params:{additionalProperty:r}}],
!1;break}if(c===e){var W=!0;for(const r in t)if(B.test(r)){let i=t[r];const u=e;if(e===u)if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(Object.keys(i).length<1)return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~\
0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}}],!1;{const l=e;for(const o in i)if(!(o==="wi\
nLift"||o==="inPlay"||o==="neverReached")){return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(i.winLift!==void 0){
let o=i.winLift;const k=e;if(e===k)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1)return a.
errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift",keyword:"minProperties",params:{
limit:1}}],!1;{const E=e;for(const p in o)if(!(p==="least"||p==="most")){return a.errors=[{instancePath:s+"/ca\
rd/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(E===e){if(o.least!==void 0){let p=o.least;const m=e;if(e===m)if(typeof p=="number"){if(p>1||isNaN(
p))return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift/least",keyword:"\
maximum",params:{comparison:"<=",limit:1}}],!1;if(p<-1||isNaN(p))return a.errors=[{instancePath:s+"/card/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/winLift/least",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}else return a.
errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift/least",keyword:"type",params:{
type:"number"}}],!1;var L=m===e}else var L=!0;if(L)if(o.most!==void 0){let p=o.most;const m=e;if(e===m)if(typeof p==
"number"){if(p>1||isNaN(p))return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/winLift/most",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(p<-1||isNaN(p))return a.errors=[{instancePath:s+
"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift/most",keyword:"minimum",params:{comparison:">=",limit:-1}}],
!1}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift/most",keyword:"\
type",params:{type:"number"}}],!1;var L=m===e}else var L=!0}}}else return a.errors=[{instancePath:s+"/card/"+r.
replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift",keyword:"type",params:{type:"object"}}],!1;var v=k===e}else var v=!0;
if(v){if(i.inPlay!==void 0){let o=i.inPlay;const k=e;if(e===k)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.
keys(o).length<1)return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay",
keyword:"minProperties",params:{limit:1}}],!1;{const p=e;for(const m in o)if(!(m==="least"||m==="most")){return a.
errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay",keyword:"additionalPropert\
ies",params:{additionalProperty:m}}],!1;break}if(p===e){if(o.least!==void 0){let m=o.least;const w=e;if(e===w)
if(typeof m=="number"){if(m>1||isNaN(m))return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(
/\//g,"~1")+"/inPlay/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(m<0||isNaN(m))return a.
errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay/least",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,
"~1")+"/inPlay/least",keyword:"type",params:{type:"number"}}],!1;var R=w===e}else var R=!0;if(R)if(o.most!==void 0){
let m=o.most;const w=e;if(e===w)if(typeof m=="number"){if(m>1||isNaN(m))return a.errors=[{instancePath:s+"/car\
d/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay/most",keyword:"maximum",params:{comparison:"<=",limit:1}}],
!1;if(m<0||isNaN(m))return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPla\
y/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/card/"+
r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay/most",keyword:"type",params:{type:"number"}}],!1;var R=w===e}else
var R=!0}}}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay",keyword:"\
type",params:{type:"object"}}],!1;var v=k===e}else var v=!0;if(v)if(i.neverReached!==void 0){let o=i.neverReached;
const k=e;if(e===k)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1)return a.errors=[{instancePath:s+
"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/neverReached",keyword:"minProperties",params:{limit:1}}],!1;
{const p=e;for(const m in o)if(!(m==="least"||m==="most")){return a.errors=[{instancePath:s+"/card/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/neverReached",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(p===e){if(o.least!==void 0){let m=o.least;const w=e;if(e===w)if(typeof m=="number"){if(m<0||isNaN(
m))return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/neverReached/least",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/neverReached/least",keyword:"type",params:{type:"number"}}],!1;var O=w===e}else var O=!0;
if(O)if(o.most!==void 0){let m=o.most;const w=e;if(e===w)if(typeof m=="number"){if(m<0||isNaN(m))return a.errors=
[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/neverReached/most",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,
"~1")+"/neverReached/most",keyword:"type",params:{type:"number"}}],!1;var O=w===e}else var O=!0}}}else return a.
errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/neverReached",keyword:"type",params:{
type:"object"}}],!1;var v=k===e}else var v=!0}}}}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}}],!1;var W=u===e;if(!W)break}}}else return a.errors=
[{instancePath:s+"/card",keyword:"type",params:{type:"object"}}],!1;var f=d===e}else var f=!0;if(f){if(y.hands!==
void 0){let t=y.hands;const d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<
1)return a.errors=[{instancePath:s+"/hands",keyword:"minProperties",params:{limit:1}}],!1;{const c=e;for(const r in t)
if(r!=="winShare"){return a.errors=[{instancePath:s+"/hands",keyword:"additionalProperties",params:{additionalProperty:r}}],
!1;break}if(c===e&&t.winShare!==void 0){let r=t.winShare;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){
if(Object.keys(r).length<1)return a.errors=[{instancePath:s+"/hands/winShare",keyword:"minProperties",params:{
limit:1}}],!1;{const u=e;for(const n in r)if(!(n==="least"||n==="most")){return a.errors=[{instancePath:s+"/ha\
nds/winShare",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===e){if(r.least!==void 0){
let n=r.least;const l=e;if(e===l)if(typeof n=="number"){if(n>1||isNaN(n))return a.errors=[{instancePath:s+"/ha\
nds/winShare/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(n<0||isNaN(n))return a.errors=[
{instancePath:s+"/hands/winShare/least",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.
errors=[{instancePath:s+"/hands/winShare/least",keyword:"type",params:{type:"number"}}],!1;var $=l===e}else var $=!0;
if($)if(r.most!==void 0){let n=r.most;const l=e;if(e===l)if(typeof n=="number"){if(n>1||isNaN(n))return a.errors=
[{instancePath:s+"/hands/winShare/most",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(n<0||isNaN(
n))return a.errors=[{instancePath:s+"/hands/winShare/most",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return a.errors=[{instancePath:s+"/hands/winShare/most",keyword:"type",params:{type:"number"}}],!1;var $=l===
e}else var $=!0}}}else return a.errors=[{instancePath:s+"/hands/winShare",keyword:"type",params:{type:"object"}}],
!1}}}else return a.errors=[{instancePath:s+"/hands",keyword:"type",params:{type:"object"}}],!1;var f=d===e}else
var f=!0;if(f){if(y.hand!==void 0){let t=y.hand;const d=e;if(e===d)if(t&&typeof t=="object"&&!Array.isArray(t)){
const c=e;for(const r in t)if(!C.test(r)){return a.errors=[{instancePath:s+"/hand",keyword:"additionalProperti\
es",params:{additionalProperty:r}}],!1;break}if(c===e){var q=!0;for(const r in t)if(C.test(r)){let i=t[r];const u=e;
if(e===u)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1)return a.errors=[{instancePath:s+
"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}}],!1;{const l=e;for(const o in i)
if(o!=="winShare"){return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e&&i.winShare!==void 0){let o=i.winShare;
if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length<1)return a.errors=[{instancePath:s+
"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winShare",keyword:"minProperties",params:{limit:1}}],!1;{const E=e;
for(const p in o)if(!(p==="least"||p==="most")){return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").
replace(/\//g,"~1")+"/winShare",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(E===
e){if(o.least!==void 0){let p=o.least;const m=e;if(e===m)if(typeof p=="number"){if(p>1||isNaN(p))return a.errors=
[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winShare/least",keyword:"maximum",params:{
comparison:"<=",limit:1}}],!1;if(p<0||isNaN(p))return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").
replace(/\//g,"~1")+"/winShare/least",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=
[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winShare/least",keyword:"type",params:{type:"\
number"}}],!1;var z=m===e}else var z=!0;if(z)if(o.most!==void 0){let p=o.most;const m=e;if(e===m)if(typeof p==
"number"){if(p>1||isNaN(p))return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/winShare/most",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(p<0||isNaN(p))return a.errors=[{instancePath:s+
"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winShare/most",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winShare/most",keyword:"\
type",params:{type:"number"}}],!1;var z=m===e}else var z=!0}}}else return a.errors=[{instancePath:s+"/hand/"+r.
replace(/~/g,"~0").replace(/\//g,"~1")+"/winShare",keyword:"type",params:{type:"object"}}],!1}}}else return a.
errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}}],
!1;var q=u===e;if(!q)break}}}else return a.errors=[{instancePath:s+"/hand",keyword:"type",params:{type:"object"}}],
!1;var f=d===e}else var f=!0;if(f)if(y.seats!==void 0){let t=y.seats;const d=e;if(e===d)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){if(Object.keys(t).length<1)return a.errors=[{instancePath:s+"/seats",keyword:"minProper\
ties",params:{limit:1}}],!1;{const c=e;for(const r in t)if(r!=="winShare"){return a.errors=[{instancePath:s+"/\
seats",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(c===e&&t.winShare!==void 0){
let r=t.winShare;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return a.errors=
[{instancePath:s+"/seats/winShare",keyword:"minProperties",params:{limit:1}}],!1;{const u=e;for(const n in r)if(!(n===
"least"||n==="most")){return a.errors=[{instancePath:s+"/seats/winShare",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(u===e){if(r.least!==void 0){let n=r.least;const l=e;if(e===l)if(typeof n==
"number"){if(n>1||isNaN(n))return a.errors=[{instancePath:s+"/seats/winShare/least",keyword:"maximum",params:{
comparison:"<=",limit:1}}],!1;if(n<0||isNaN(n))return a.errors=[{instancePath:s+"/seats/winShare/least",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/seats/winShare/least",keyword:"\
type",params:{type:"number"}}],!1;var D=l===e}else var D=!0;if(D)if(r.most!==void 0){let n=r.most;const l=e;if(e===
l)if(typeof n=="number"){if(n>1||isNaN(n))return a.errors=[{instancePath:s+"/seats/winShare/most",keyword:"max\
imum",params:{comparison:"<=",limit:1}}],!1;if(n<0||isNaN(n))return a.errors=[{instancePath:s+"/seats/winShare\
/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/seats/w\
inShare/most",keyword:"type",params:{type:"number"}}],!1;var D=l===e}else var D=!0}}}else return a.errors=[{instancePath:s+
"/seats/winShare",keyword:"type",params:{type:"object"}}],!1}}}else return a.errors=[{instancePath:s+"/seats",
keyword:"type",params:{type:"object"}}],!1;var f=d===e}else var f=!0}}}}}}}}}}}}else return a.errors=[{instancePath:s,
keyword:"type",params:{type:"object"}}],!1;return a.errors=F,e===0}export default T as import('../program/json/index.ts').Validator;
