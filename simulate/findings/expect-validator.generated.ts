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
minProperties:1,description:"games won by who begins with it, less a fair share: 0.05 is five of a hundred"},inPlay:{
type:"object",properties:{least:{type:"number",minimum:0,maximum:1},most:{type:"number",minimum:0,maximum:1}},
additionalProperties:!1,minProperties:1,description:"share of the games in which it is in play"},neverReached:{
type:"object",properties:{least:{type:"number",minimum:0},most:{type:"number",minimum:0}},additionalProperties:!1,
minProperties:1,description:"steps of its program that never ran"}},additionalProperties:!1,minProperties:1},card:{
type:"object",patternProperties:{"^[1-9][0-9]*$":{type:"object",properties:{winLift:{type:"object",properties:{
least:{type:"number",minimum:-1,maximum:1},most:{type:"number",minimum:-1,maximum:1}},additionalProperties:!1,
minProperties:1,description:"games won by who begins with it, less a fair share: 0.05 is five of a hundred"},inPlay:{
type:"object",properties:{least:{type:"number",minimum:0,maximum:1},most:{type:"number",minimum:0,maximum:1}},
additionalProperties:!1,minProperties:1,description:"share of the games in which it is in play"},neverReached:{
type:"object",properties:{least:{type:"number",minimum:0},most:{type:"number",minimum:0}},additionalProperties:!1,
minProperties:1,description:"steps of its program that never ran"}},additionalProperties:!1,minProperties:1}},
additionalProperties:!1,description:"bounds of single cards by number, instead of those of `cards`"},hands:{type:"\
object",required:["winShare"],properties:{winShare:{type:"object",properties:{least:{type:"number",minimum:0,maximum:1},
most:{type:"number",minimum:0,maximum:1}},additionalProperties:!1,minProperties:1,description:"share of its ga\
mes that are won"}},additionalProperties:!1},hand:{type:"object",patternProperties:{"^[a-z][a-z0-9-]*$":{type:"\
object",required:["winShare"],properties:{winShare:{type:"object",properties:{least:{type:"number",minimum:0,maximum:1},
most:{type:"number",minimum:0,maximum:1}},additionalProperties:!1,minProperties:1,description:"share of its ga\
mes that are won"}},additionalProperties:!1}},additionalProperties:!1,description:"bounds of single preset han\
ds by name, instead of those of `hands`"},seats:{type:"object",required:["winShare"],properties:{winShare:{type:"\
object",properties:{least:{type:"number",minimum:0,maximum:1},most:{type:"number",minimum:0,maximum:1}},additionalProperties:!1,
minProperties:1,description:"share of its games that are won"}},additionalProperties:!1}},additionalProperties:!1,
title:"What a set of cards is expected to do"},I=Object.prototype.hasOwnProperty,B=new RegExp("^[1-9][0-9]*$",
"u"),C=new RegExp("^[a-z][a-z0-9-]*$","u");function a(d,{instancePath:s="",parentData:J,parentDataProperty:K,rootData:M=d}={}){
let F=null,e=0;if(e===0)if(d&&typeof d=="object"&&!Array.isArray(d)){const G=e;for(const i in d)if(!I.call(H.properties,
i)){return a.errors=[{instancePath:s,keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(G===
e){if(d.$schema!==void 0){const i=e;if(typeof d.$schema!="string")return a.errors=[{instancePath:s+"/$schema",
keyword:"type",params:{type:"string"}}],!1;var m=i===e}else var m=!0;if(m){if(d.games!==void 0){let i=d.games;
const p=e;if(e===p)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1)return a.errors=[{instancePath:s+
"/games",keyword:"minProperties",params:{limit:1}}],!1;{const f=e;for(const r in i)if(!(r==="least"||r==="most")){
return a.errors=[{instancePath:s+"/games",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}
if(f===e){if(i.least!==void 0){let r=i.least;const t=e;if(e===t)if(typeof r=="number"){if(r<0||isNaN(r))return a.
errors=[{instancePath:s+"/games/least",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=
[{instancePath:s+"/games/least",keyword:"type",params:{type:"number"}}],!1;var h=t===e}else var h=!0;if(h)if(i.
most!==void 0){let r=i.most;const t=e;if(e===t)if(typeof r=="number"){if(r<0||isNaN(r))return a.errors=[{instancePath:s+
"/games/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/\
games/most",keyword:"type",params:{type:"number"}}],!1;var h=t===e}else var h=!0}}}else return a.errors=[{instancePath:s+
"/games",keyword:"type",params:{type:"object"}}],!1;var m=p===e}else var m=!0;if(m){if(d.draws!==void 0){let i=d.
draws;const p=e;if(e===p)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1)return a.errors=
[{instancePath:s+"/draws",keyword:"minProperties",params:{limit:1}}],!1;{const f=e;for(const r in i)if(!(r==="\
least"||r==="most")){return a.errors=[{instancePath:s+"/draws",keyword:"additionalProperties",params:{additionalProperty:r}}],
!1;break}if(f===e){if(i.least!==void 0){let r=i.least;const t=e;if(e===t)if(typeof r=="number"){if(r<0||isNaN(
r))return a.errors=[{instancePath:s+"/draws/least",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return a.errors=[{instancePath:s+"/draws/least",keyword:"type",params:{type:"number"}}],!1;var g=t===e}else var g=!0;
if(g)if(i.most!==void 0){let r=i.most;const t=e;if(e===t)if(typeof r=="number"){if(r<0||isNaN(r))return a.errors=
[{instancePath:s+"/draws/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{
instancePath:s+"/draws/most",keyword:"type",params:{type:"number"}}],!1;var g=t===e}else var g=!0}}}else return a.
errors=[{instancePath:s+"/draws",keyword:"type",params:{type:"object"}}],!1;var m=p===e}else var m=!0;if(m){if(d.
points!==void 0){let i=d.points;const p=e;if(e===p)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(
i).length<1)return a.errors=[{instancePath:s+"/points",keyword:"minProperties",params:{limit:1}}],!1;{const f=e;
for(const r in i)if(!(r==="least"||r==="most")){return a.errors=[{instancePath:s+"/points",keyword:"additional\
Properties",params:{additionalProperty:r}}],!1;break}if(f===e){if(i.least!==void 0){const r=e;if(typeof i.least!=
"number")return a.errors=[{instancePath:s+"/points/least",keyword:"type",params:{type:"number"}}],!1;var P=r===
e}else var P=!0;if(P)if(i.most!==void 0){const r=e;if(typeof i.most!="number")return a.errors=[{instancePath:s+
"/points/most",keyword:"type",params:{type:"number"}}],!1;var P=r===e}else var P=!0}}}else return a.errors=[{instancePath:s+
"/points",keyword:"type",params:{type:"object"}}],!1;var m=p===e}else var m=!0;if(m){if(d.ties!==void 0){let i=d.
ties;const p=e;if(e===p)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1)return a.errors=
[{instancePath:s+"/ties",keyword:"minProperties",params:{limit:1}}],!1;{const f=e;for(const r in i)if(!(r==="l\
east"||r==="most")){return a.errors=[{instancePath:s+"/ties",keyword:"additionalProperties",params:{additionalProperty:r}}],
!1;break}if(f===e){if(i.least!==void 0){let r=i.least;const t=e;if(e===t)if(typeof r=="number"){if(r>1||isNaN(
r))return a.errors=[{instancePath:s+"/ties/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(r<
0||isNaN(r))return a.errors=[{instancePath:s+"/ties/least",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return a.errors=[{instancePath:s+"/ties/least",keyword:"type",params:{type:"number"}}],!1;var N=t===e}else
var N=!0;if(N)if(i.most!==void 0){let r=i.most;const t=e;if(e===t)if(typeof r=="number"){if(r>1||isNaN(r))return a.
errors=[{instancePath:s+"/ties/most",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(r<0||isNaN(r))
return a.errors=[{instancePath:s+"/ties/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.
errors=[{instancePath:s+"/ties/most",keyword:"type",params:{type:"number"}}],!1;var N=t===e}else var N=!0}}}else
return a.errors=[{instancePath:s+"/ties",keyword:"type",params:{type:"object"}}],!1;var m=p===e}else var m=!0;
if(m){if(d.stopped!==void 0){let i=d.stopped;const p=e;if(e===p)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.
keys(i).length<1)return a.errors=[{instancePath:s+"/stopped",keyword:"minProperties",params:{limit:1}}],!1;{const f=e;
for(const r in i)if(!(r==="least"||r==="most")){return a.errors=[{instancePath:s+"/stopped",keyword:"additiona\
lProperties",params:{additionalProperty:r}}],!1;break}if(f===e){if(i.least!==void 0){let r=i.least;const t=e;if(e===
t)if(typeof r=="number"){if(r<0||isNaN(r))return a.errors=[{instancePath:s+"/stopped/least",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/stopped/least",keyword:"type",params:{
type:"number"}}],!1;var j=t===e}else var j=!0;if(j)if(i.most!==void 0){let r=i.most;const t=e;if(e===t)if(typeof r==
"number"){if(r<0||isNaN(r))return a.errors=[{instancePath:s+"/stopped/most",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/stopped/most",keyword:"type",params:{type:"number"}}],
!1;var j=t===e}else var j=!0}}}else return a.errors=[{instancePath:s+"/stopped",keyword:"type",params:{type:"o\
bject"}}],!1;var m=p===e}else var m=!0;if(m){if(d.failed!==void 0){let i=d.failed;const p=e;if(e===p)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(Object.keys(i).length<1)return a.errors=[{instancePath:s+"/failed",keyword:"mi\
nProperties",params:{limit:1}}],!1;{const f=e;for(const r in i)if(!(r==="least"||r==="most")){return a.errors=
[{instancePath:s+"/failed",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(f===e){if(i.
least!==void 0){let r=i.least;const t=e;if(e===t)if(typeof r=="number"){if(r<0||isNaN(r))return a.errors=[{instancePath:s+
"/failed/least",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+
"/failed/least",keyword:"type",params:{type:"number"}}],!1;var _=t===e}else var _=!0;if(_)if(i.most!==void 0){
let r=i.most;const t=e;if(e===t)if(typeof r=="number"){if(r<0||isNaN(r))return a.errors=[{instancePath:s+"/fai\
led/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/fail\
ed/most",keyword:"type",params:{type:"number"}}],!1;var _=t===e}else var _=!0}}}else return a.errors=[{instancePath:s+
"/failed",keyword:"type",params:{type:"object"}}],!1;var m=p===e}else var m=!0;if(m){if(d.cards!==void 0){let i=d.
cards;const p=e;if(e===p)if(i&&typeof i=="object"&&!Array.isArray(i)){if(Object.keys(i).length<1)return a.errors=
[{instancePath:s+"/cards",keyword:"minProperties",params:{limit:1}}],!1;{const f=e;for(const r in i)if(!(r==="\
winLift"||r==="inPlay"||r==="neverReached")){return a.errors=[{instancePath:s+"/cards",keyword:"additionalProp\
erties",params:{additionalProperty:r}}],!1;break}if(f===e){if(i.winLift!==void 0){let r=i.winLift;const t=e;if(e===
t)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return a.errors=[{instancePath:s+"/c\
ards/winLift",keyword:"minProperties",params:{limit:1}}],!1;{const b=e;for(const y in r)if(!(y==="least"||y===
"most")){return a.errors=[{instancePath:s+"/cards/winLift",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(b===e){if(r.least!==void 0){let y=r.least;const o=e;if(e===o)if(typeof y=="number"){if(y>1||isNaN(
y))return a.errors=[{instancePath:s+"/cards/winLift/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],
!1;if(y<-1||isNaN(y))return a.errors=[{instancePath:s+"/cards/winLift/least",keyword:"minimum",params:{comparison:"\
>=",limit:-1}}],!1}else return a.errors=[{instancePath:s+"/cards/winLift/least",keyword:"type",params:{type:"n\
umber"}}],!1;var S=o===e}else var S=!0;if(S)if(r.most!==void 0){let y=r.most;const o=e;if(e===o)if(typeof y=="\
number"){if(y>1||isNaN(y))return a.errors=[{instancePath:s+"/cards/winLift/most",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(y<-1||isNaN(y))return a.errors=[{instancePath:s+"/cards/winLift/most",keyword:"minimum",params:{
comparison:">=",limit:-1}}],!1}else return a.errors=[{instancePath:s+"/cards/winLift/most",keyword:"type",params:{
type:"number"}}],!1;var S=o===e}else var S=!0}}}else return a.errors=[{instancePath:s+"/cards/winLift",keyword:"\
type",params:{type:"object"}}],!1;var k=t===e}else var k=!0;if(k){if(i.inPlay!==void 0){let r=i.inPlay;const t=e;
if(e===t)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return a.errors=[{instancePath:s+
"/cards/inPlay",keyword:"minProperties",params:{limit:1}}],!1;{const y=e;for(const o in r)if(!(o==="least"||o===
"most")){return a.errors=[{instancePath:s+"/cards/inPlay",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(y===e){if(r.least!==void 0){let o=r.least;const n=e;if(e===n)if(typeof o=="number"){if(o>1||isNaN(
o))return a.errors=[{instancePath:s+"/cards/inPlay/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],
!1;if(o<0||isNaN(o))return a.errors=[{instancePath:s+"/cards/inPlay/least",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/cards/inPlay/least",keyword:"type",params:{type:"num\
ber"}}],!1;var A=n===e}else var A=!0;if(A)if(r.most!==void 0){let o=r.most;const n=e;if(e===n)if(typeof o=="nu\
mber"){if(o>1||isNaN(o))return a.errors=[{instancePath:s+"/cards/inPlay/most",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(o<0||isNaN(o))return a.errors=[{instancePath:s+"/cards/inPlay/most",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/cards/inPlay/most",keyword:"type",params:{
type:"number"}}],!1;var A=n===e}else var A=!0}}}else return a.errors=[{instancePath:s+"/cards/inPlay",keyword:"\
type",params:{type:"object"}}],!1;var k=t===e}else var k=!0;if(k)if(i.neverReached!==void 0){let r=i.neverReached;
const t=e;if(e===t)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return a.errors=[{instancePath:s+
"/cards/neverReached",keyword:"minProperties",params:{limit:1}}],!1;{const y=e;for(const o in r)if(!(o==="leas\
t"||o==="most")){return a.errors=[{instancePath:s+"/cards/neverReached",keyword:"additionalProperties",params:{
additionalProperty:o}}],!1;break}if(y===e){if(r.least!==void 0){let o=r.least;const n=e;if(e===n)if(typeof o==
"number"){if(o<0||isNaN(o))return a.errors=[{instancePath:s+"/cards/neverReached/least",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/cards/neverReached/least",keyword:"type",
params:{type:"number"}}],!1;var x=n===e}else var x=!0;if(x)if(r.most!==void 0){let o=r.most;const n=e;if(e===n)
if(typeof o=="number"){if(o<0||isNaN(o))return a.errors=[{instancePath:s+"/cards/neverReached/most",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/cards/neverReached/most",
keyword:"type",params:{type:"number"}}],!1;var x=n===e}else var x=!0}}}else return a.errors=[{instancePath:s+"\
/cards/neverReached",keyword:"type",params:{type:"object"}}],!1;var k=t===e}else var k=!0}}}}else return a.errors=
[{instancePath:s+"/cards",keyword:"type",params:{type:"object"}}],!1;var m=p===e}else var m=!0;if(m){if(d.card!==
void 0){let i=d.card;const p=e;if(e===p)if(i&&typeof i=="object"&&!Array.isArray(i)){const f=e;for(const r in i)
if(!B.test(r)){return a.errors=[{instancePath:s+"/card",keyword:"additionalProperties",params:{additionalProperty:r}}],
!1;break}if(f===e){var D=!0;for(const r in i)if(B.test(r)){let t=i[r];const b=e;if(e===b)if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(Object.keys(t).length<1)return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~\
0").replace(/\//g,"~1"),keyword:"minProperties",params:{limit:1}}],!1;{const o=e;for(const n in t)if(!(n==="wi\
nLift"||n==="inPlay"||n==="neverReached")){return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(o===e){if(t.winLift!==void 0){
let n=t.winLift;const u=e;if(e===u)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1)return a.
errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift",keyword:"minProperties",params:{
limit:1}}],!1;{const W=e;for(const c in n)if(!(c==="least"||c==="most")){return a.errors=[{instancePath:s+"/ca\
rd/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(W===e){if(n.least!==void 0){let c=n.least;const l=e;if(e===l)if(typeof c=="number"){if(c>1||isNaN(
c))return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift/least",keyword:"\
maximum",params:{comparison:"<=",limit:1}}],!1;if(c<-1||isNaN(c))return a.errors=[{instancePath:s+"/card/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/winLift/least",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}else return a.
errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift/least",keyword:"type",params:{
type:"number"}}],!1;var L=l===e}else var L=!0;if(L)if(n.most!==void 0){let c=n.most;const l=e;if(e===l)if(typeof c==
"number"){if(c>1||isNaN(c))return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/winLift/most",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(c<-1||isNaN(c))return a.errors=[{instancePath:s+
"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift/most",keyword:"minimum",params:{comparison:">=",limit:-1}}],
!1}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift/most",keyword:"\
type",params:{type:"number"}}],!1;var L=l===e}else var L=!0}}}else return a.errors=[{instancePath:s+"/card/"+r.
replace(/~/g,"~0").replace(/\//g,"~1")+"/winLift",keyword:"type",params:{type:"object"}}],!1;var v=u===e}else var v=!0;
if(v){if(t.inPlay!==void 0){let n=t.inPlay;const u=e;if(e===u)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.
keys(n).length<1)return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay",
keyword:"minProperties",params:{limit:1}}],!1;{const c=e;for(const l in n)if(!(l==="least"||l==="most")){return a.
errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay",keyword:"additionalPropert\
ies",params:{additionalProperty:l}}],!1;break}if(c===e){if(n.least!==void 0){let l=n.least;const w=e;if(e===w)
if(typeof l=="number"){if(l>1||isNaN(l))return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(
/\//g,"~1")+"/inPlay/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(l<0||isNaN(l))return a.
errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay/least",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,
"~1")+"/inPlay/least",keyword:"type",params:{type:"number"}}],!1;var R=w===e}else var R=!0;if(R)if(n.most!==void 0){
let l=n.most;const w=e;if(e===w)if(typeof l=="number"){if(l>1||isNaN(l))return a.errors=[{instancePath:s+"/car\
d/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay/most",keyword:"maximum",params:{comparison:"<=",limit:1}}],
!1;if(l<0||isNaN(l))return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPla\
y/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/card/"+
r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay/most",keyword:"type",params:{type:"number"}}],!1;var R=w===e}else
var R=!0}}}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/inPlay",keyword:"\
type",params:{type:"object"}}],!1;var v=u===e}else var v=!0;if(v)if(t.neverReached!==void 0){let n=t.neverReached;
const u=e;if(e===u)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length<1)return a.errors=[{instancePath:s+
"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/neverReached",keyword:"minProperties",params:{limit:1}}],!1;
{const c=e;for(const l in n)if(!(l==="least"||l==="most")){return a.errors=[{instancePath:s+"/card/"+r.replace(
/~/g,"~0").replace(/\//g,"~1")+"/neverReached",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(c===e){if(n.least!==void 0){let l=n.least;const w=e;if(e===w)if(typeof l=="number"){if(l<0||isNaN(
l))return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/neverReached/least",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/neverReached/least",keyword:"type",params:{type:"number"}}],!1;var O=w===e}else var O=!0;
if(O)if(n.most!==void 0){let l=n.most;const w=e;if(e===w)if(typeof l=="number"){if(l<0||isNaN(l))return a.errors=
[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/neverReached/most",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,
"~1")+"/neverReached/most",keyword:"type",params:{type:"number"}}],!1;var O=w===e}else var O=!0}}}else return a.
errors=[{instancePath:s+"/card/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/neverReached",keyword:"type",params:{
type:"object"}}],!1;var v=u===e}else var v=!0}}}}else return a.errors=[{instancePath:s+"/card/"+r.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}}],!1;var D=b===e;if(!D)break}}}else return a.errors=
[{instancePath:s+"/card",keyword:"type",params:{type:"object"}}],!1;var m=p===e}else var m=!0;if(m){if(d.hands!==
void 0){let i=d.hands;const p=e;if(e===p)if(i&&typeof i=="object"&&!Array.isArray(i)){let f;if(i.winShare===void 0&&
(f="winShare"))return a.errors=[{instancePath:s+"/hands",keyword:"required",params:{missingProperty:f}}],!1;{const r=e;
for(const t in i)if(t!=="winShare"){return a.errors=[{instancePath:s+"/hands",keyword:"additionalProperties",params:{
additionalProperty:t}}],!1;break}if(r===e&&i.winShare!==void 0){let t=i.winShare;if(e===e)if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){if(Object.keys(t).length<1)return a.errors=[{instancePath:s+"/hands/winShare",keyword:"\
minProperties",params:{limit:1}}],!1;{const y=e;for(const o in t)if(!(o==="least"||o==="most")){return a.errors=
[{instancePath:s+"/hands/winShare",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(y===
e){if(t.least!==void 0){let o=t.least;const n=e;if(e===n)if(typeof o=="number"){if(o>1||isNaN(o))return a.errors=
[{instancePath:s+"/hands/winShare/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(o<0||isNaN(
o))return a.errors=[{instancePath:s+"/hands/winShare/least",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return a.errors=[{instancePath:s+"/hands/winShare/least",keyword:"type",params:{type:"number"}}],!1;var $=n===
e}else var $=!0;if($)if(t.most!==void 0){let o=t.most;const n=e;if(e===n)if(typeof o=="number"){if(o>1||isNaN(
o))return a.errors=[{instancePath:s+"/hands/winShare/most",keyword:"maximum",params:{comparison:"<=",limit:1}}],
!1;if(o<0||isNaN(o))return a.errors=[{instancePath:s+"/hands/winShare/most",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/hands/winShare/most",keyword:"type",params:{type:"nu\
mber"}}],!1;var $=n===e}else var $=!0}}}else return a.errors=[{instancePath:s+"/hands/winShare",keyword:"type",
params:{type:"object"}}],!1}}}else return a.errors=[{instancePath:s+"/hands",keyword:"type",params:{type:"obje\
ct"}}],!1;var m=p===e}else var m=!0;if(m){if(d.hand!==void 0){let i=d.hand;const p=e;if(e===p)if(i&&typeof i==
"object"&&!Array.isArray(i)){const f=e;for(const r in i)if(!C.test(r)){return a.errors=[{instancePath:s+"/hand",
keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(f===e){var E=!0;for(const r in i)if(C.
test(r)){let t=i[r];const b=e;if(e===b)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.winShare===void 0&&
(o="winShare"))return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"req\
uired",params:{missingProperty:o}}],!1;{const n=e;for(const u in t)if(u!=="winShare"){return a.errors=[{instancePath:s+
"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(n===e&&t.winShare!==void 0){let u=t.winShare;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){
if(Object.keys(u).length<1)return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+
"/winShare",keyword:"minProperties",params:{limit:1}}],!1;{const c=e;for(const l in u)if(!(l==="least"||l==="m\
ost")){return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winShare",keyword:"\
additionalProperties",params:{additionalProperty:l}}],!1;break}if(c===e){if(u.least!==void 0){let l=u.least;const w=e;
if(e===w)if(typeof l=="number"){if(l>1||isNaN(l))return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").
replace(/\//g,"~1")+"/winShare/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(l<0||isNaN(l))
return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winShare/least",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/winShare/least",keyword:"type",params:{type:"number"}}],!1;var q=w===e}else var q=!0;
if(q)if(u.most!==void 0){let l=u.most;const w=e;if(e===w)if(typeof l=="number"){if(l>1||isNaN(l))return a.errors=
[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winShare/most",keyword:"maximum",params:{
comparison:"<=",limit:1}}],!1;if(l<0||isNaN(l))return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").
replace(/\//g,"~1")+"/winShare/most",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=
[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/winShare/most",keyword:"type",params:{type:"\
number"}}],!1;var q=w===e}else var q=!0}}}else return a.errors=[{instancePath:s+"/hand/"+r.replace(/~/g,"~0").
replace(/\//g,"~1")+"/winShare",keyword:"type",params:{type:"object"}}],!1}}}else return a.errors=[{instancePath:s+
"/hand/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}}],!1;var E=b===e;if(!E)
break}}}else return a.errors=[{instancePath:s+"/hand",keyword:"type",params:{type:"object"}}],!1;var m=p===e}else
var m=!0;if(m)if(d.seats!==void 0){let i=d.seats;const p=e;if(e===p)if(i&&typeof i=="object"&&!Array.isArray(i)){
let f;if(i.winShare===void 0&&(f="winShare"))return a.errors=[{instancePath:s+"/seats",keyword:"required",params:{
missingProperty:f}}],!1;{const r=e;for(const t in i)if(t!=="winShare"){return a.errors=[{instancePath:s+"/seat\
s",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(r===e&&i.winShare!==void 0){let t=i.
winShare;if(e===e)if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length<1)return a.errors=[{instancePath:s+
"/seats/winShare",keyword:"minProperties",params:{limit:1}}],!1;{const y=e;for(const o in t)if(!(o==="least"||
o==="most")){return a.errors=[{instancePath:s+"/seats/winShare",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(y===e){if(t.least!==void 0){let o=t.least;const n=e;if(e===n)if(typeof o=="number"){if(o>1||isNaN(
o))return a.errors=[{instancePath:s+"/seats/winShare/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],
!1;if(o<0||isNaN(o))return a.errors=[{instancePath:s+"/seats/winShare/least",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/seats/winShare/least",keyword:"type",params:{type:"n\
umber"}}],!1;var z=n===e}else var z=!0;if(z)if(t.most!==void 0){let o=t.most;const n=e;if(e===n)if(typeof o=="\
number"){if(o>1||isNaN(o))return a.errors=[{instancePath:s+"/seats/winShare/most",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(o<0||isNaN(o))return a.errors=[{instancePath:s+"/seats/winShare/most",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:s+"/seats/winShare/most",keyword:"type",params:{
type:"number"}}],!1;var z=n===e}else var z=!0}}}else return a.errors=[{instancePath:s+"/seats/winShare",keyword:"\
type",params:{type:"object"}}],!1}}}else return a.errors=[{instancePath:s+"/seats",keyword:"type",params:{type:"\
object"}}],!1;var m=p===e}else var m=!0}}}}}}}}}}}}else return a.errors=[{instancePath:s,keyword:"type",params:{
type:"object"}}],!1;return a.errors=F,e===0}export default T as import('../../program/json/index.ts').Validator;
