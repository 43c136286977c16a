/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const N=v;var A=v;const _={type:"object",properties:{$schema:{type:"string"},games:{$ref:"#/definitions/count",
description:"games that were played"},draws:{$ref:"#/definitions/count",description:"mean draws of a game"},points:{
$ref:"#/definitions/number",description:"mean points of a seat at the end"},ties:{$ref:"#/definitions/share",description:"\
share of the games that end in a tie"},stopped:{$ref:"#/definitions/count",description:"games that a bound sto\
pped"},failed:{$ref:"#/definitions/count",description:"games that broke off with an error, or were lost"},cards:{
$ref:"#/definitions/card"},card:{type:"object",patternProperties:{"^[1-9][0-9]*$":{$ref:"#/definitions/card"}},
additionalProperties:!1,description:"bounds of single cards by number, instead of those of `cards`"},hands:{$ref:"\
#/definitions/wins"},hand:{type:"object",patternProperties:{"^[a-z][a-z0-9-]*$":{$ref:"#/definitions/wins"}},additionalProperties:!1,
description:"bounds of single preset hands by name, instead of those of `hands`"},seats:{$ref:"#/definitions/w\
ins"}},additionalProperties:!1,title:"What a set of cards is expected to do",definitions:{number:{type:"object",
properties:{least:{type:"number"},most:{type:"number"}},additionalProperties:!1,minProperties:1},count:{type:"\
object",properties:{least:{type:"number",minimum:0},most:{type:"number",minimum:0}},additionalProperties:!1,minProperties:1},
share:{type:"object",properties:{least:{type:"number",minimum:0,maximum:1},most:{type:"number",minimum:0,maximum:1}},
additionalProperties:!1,minProperties:1},lift:{type:"object",properties:{least:{type:"number",minimum:-1,maximum:1},
most:{type:"number",minimum:-1,maximum:1}},additionalProperties:!1,minProperties:1},card:{type:"object",properties:{
winLift:{$ref:"#/definitions/lift",description:"share of games won by the seat that begins with it, minus a fa\
ir share"},inPlay:{$ref:"#/definitions/share",description:"share of the games in which it is in play"},neverReached:{
$ref:"#/definitions/count",description:"steps of its program that never ran"}},additionalProperties:!1,minProperties:1},
wins:{type:"object",required:["winShare"],properties:{winShare:{$ref:"#/definitions/share",description:"share \
of its games that are won"}},additionalProperties:!1}}},$=Object.prototype.hasOwnProperty,x={type:"object",properties:{
least:{type:"number",minimum:0},most:{type:"number",minimum:0}},additionalProperties:!1,minProperties:1};function a(r,{
instancePath:n="",parentData:h,parentDataProperty:w,rootData:p=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return a.errors=[{instancePath:n,keyword:"minPropertie\
s",params:{limit:1}}],!1;{const d=e;for(const t in r)if(!(t==="least"||t==="most")){return a.errors=[{instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(d===e){if(r.least!==void 0){let t=r.
least;const l=e;if(e===l)if(typeof t=="number"){if(t<0||isNaN(t))return a.errors=[{instancePath:n+"/least",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return a.errors=[{instancePath:n+"/least",keyword:"type",params:{
type:"number"}}],!1;var i=l===e}else var i=!0;if(i)if(r.most!==void 0){let t=r.most;const l=e;if(e===l)if(typeof t==
"number"){if(t<0||isNaN(t))return a.errors=[{instancePath:n+"/most",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}else return a.errors=[{instancePath:n+"/most",keyword:"type",params:{type:"number"}}],!1;var i=l===
e}else var i=!0}}}else return a.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1;return a.errors=
s,e===0}const S={type:"object",properties:{least:{type:"number"},most:{type:"number"}},additionalProperties:!1,
minProperties:1};function b(r,{instancePath:n="",parentData:h,parentDataProperty:w,rootData:p=r}={}){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return b.errors=[{instancePath:n,
keyword:"minProperties",params:{limit:1}}],!1;{const d=e;for(const t in r)if(!(t==="least"||t==="most")){return b.
errors=[{instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(d===e){if(r.
least!==void 0){const t=e;if(typeof r.least!="number")return b.errors=[{instancePath:n+"/least",keyword:"type",
params:{type:"number"}}],!1;var i=t===e}else var i=!0;if(i)if(r.most!==void 0){const t=e;if(typeof r.most!="nu\
mber")return b.errors=[{instancePath:n+"/most",keyword:"type",params:{type:"number"}}],!1;var i=t===e}else var i=!0}}}else
return b.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1;return b.errors=s,e===0}const E={type:"\
object",properties:{least:{type:"number",minimum:0,maximum:1},most:{type:"number",minimum:0,maximum:1}},additionalProperties:!1,
minProperties:1};function f(r,{instancePath:n="",parentData:h,parentDataProperty:w,rootData:p=r}={}){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return f.errors=[{instancePath:n,
keyword:"minProperties",params:{limit:1}}],!1;{const d=e;for(const t in r)if(!(t==="least"||t==="most")){return f.
errors=[{instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(d===e){if(r.
least!==void 0){let t=r.least;const l=e;if(e===l)if(typeof t=="number"){if(t>1||isNaN(t))return f.errors=[{instancePath:n+
"/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(t<0||isNaN(t))return f.errors=[{instancePath:n+
"/least",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return f.errors=[{instancePath:n+"/least",
keyword:"type",params:{type:"number"}}],!1;var i=l===e}else var i=!0;if(i)if(r.most!==void 0){let t=r.most;const l=e;
if(e===l)if(typeof t=="number"){if(t>1||isNaN(t))return f.errors=[{instancePath:n+"/most",keyword:"maximum",params:{
comparison:"<=",limit:1}}],!1;if(t<0||isNaN(t))return f.errors=[{instancePath:n+"/most",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return f.errors=[{instancePath:n+"/most",keyword:"type",params:{type:"numbe\
r"}}],!1;var i=l===e}else var i=!0}}}else return f.errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],
!1;return f.errors=s,e===0}const R={type:"object",properties:{winLift:{$ref:"#/definitions/lift",description:"\
share of games won by the seat that begins with it, minus a fair share"},inPlay:{$ref:"#/definitions/share",description:"\
share of the games in which it is in play"},neverReached:{$ref:"#/definitions/count",description:"steps of its\
 program that never ran"}},additionalProperties:!1,minProperties:1},L={type:"object",properties:{least:{type:"\
number",minimum:-1,maximum:1},most:{type:"number",minimum:-1,maximum:1}},additionalProperties:!1,minProperties:1};
function u(r,{instancePath:n="",parentData:h,parentDataProperty:w,rootData:p=r}={}){let s=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return u.errors=[{instancePath:n,keyword:"mi\
nProperties",params:{limit:1}}],!1;{const d=e;for(const t in r)if(!(t==="least"||t==="most")){return u.errors=
[{instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(d===e){if(r.least!==
void 0){let t=r.least;const l=e;if(e===l)if(typeof t=="number"){if(t>1||isNaN(t))return u.errors=[{instancePath:n+
"/least",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(t<-1||isNaN(t))return u.errors=[{instancePath:n+
"/least",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}else return u.errors=[{instancePath:n+"/leas\
t",keyword:"type",params:{type:"number"}}],!1;var i=l===e}else var i=!0;if(i)if(r.most!==void 0){let t=r.most;
const l=e;if(e===l)if(typeof t=="number"){if(t>1||isNaN(t))return u.errors=[{instancePath:n+"/most",keyword:"m\
aximum",params:{comparison:"<=",limit:1}}],!1;if(t<-1||isNaN(t))return u.errors=[{instancePath:n+"/most",keyword:"\
minimum",params:{comparison:">=",limit:-1}}],!1}else return u.errors=[{instancePath:n+"/most",keyword:"type",params:{
type:"number"}}],!1;var i=l===e}else var i=!0}}}else return u.errors=[{instancePath:n,keyword:"type",params:{type:"\
object"}}],!1;return u.errors=s,e===0}function c(r,{instancePath:n="",parentData:h,parentDataProperty:w,rootData:p=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1)return c.errors=
[{instancePath:n,keyword:"minProperties",params:{limit:1}}],!1;{const d=e;for(const t in r)if(!(t==="winLift"||
t==="inPlay"||t==="neverReached")){return c.errors=[{instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}}],
!1;break}if(d===e){if(r.winLift!==void 0){const t=e;u(r.winLift,{instancePath:n+"/winLift",parentData:r,parentDataProperty:"\
winLift",rootData:p})||(s=s===null?u.errors:s.concat(u.errors),e=s.length);var i=t===e}else var i=!0;if(i){if(r.
inPlay!==void 0){const t=e;f(r.inPlay,{instancePath:n+"/inPlay",parentData:r,parentDataProperty:"inPlay",rootData:p})||
(s=s===null?f.errors:s.concat(f.errors),e=s.length);var i=t===e}else var i=!0;if(i)if(r.neverReached!==void 0){
const t=e;a(r.neverReached,{instancePath:n+"/neverReached",parentData:r,parentDataProperty:"neverReached",rootData:p})||
(s=s===null?a.errors:s.concat(a.errors),e=s.length);var i=t===e}else var i=!0}}}}else return c.errors=[{instancePath:n,
keyword:"type",params:{type:"object"}}],!1;return c.errors=s,e===0}const O={type:"object",required:["winShare"],
properties:{winShare:{$ref:"#/definitions/share",description:"share of its games that are won"}},additionalProperties:!1};
function y(r,{instancePath:n="",parentData:h,parentDataProperty:w,rootData:p=r}={}){let s=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.winShare===void 0&&(i="winShare"))return y.errors=[{instancePath:n,
keyword:"required",params:{missingProperty:i}}],!1;{const d=e;for(const t in r)if(t!=="winShare"){return y.errors=
[{instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}d===e&&r.winShare!==void 0&&
(f(r.winShare,{instancePath:n+"/winShare",parentData:r,parentDataProperty:"winShare",rootData:p})||(s=s===null?
f.errors:s.concat(f.errors),e=s.length))}}else return y.errors=[{instancePath:n,keyword:"type",params:{type:"o\
bject"}}],!1;return y.errors=s,e===0}const j=new RegExp("^[1-9][0-9]*$","u"),D=new RegExp("^[a-z][a-z0-9-]*$",
"u");function v(r,{instancePath:n="",parentData:h,parentDataProperty:w,rootData:p=r}={}){let s=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){const l=e;for(const o in r)if(!$.call(_.properties,o)){return v.
errors=[{instancePath:n,keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===e){if(r.
$schema!==void 0){const o=e;if(typeof r.$schema!="string")return v.errors=[{instancePath:n+"/$schema",keyword:"\
type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i){if(r.games!==void 0){const o=e;a(r.games,{instancePath:n+
"/games",parentData:r,parentDataProperty:"games",rootData:p})||(s=s===null?a.errors:s.concat(a.errors),e=s.length);
var i=o===e}else var i=!0;if(i){if(r.draws!==void 0){const o=e;a(r.draws,{instancePath:n+"/draws",parentData:r,
parentDataProperty:"draws",rootData:p})||(s=s===null?a.errors:s.concat(a.errors),e=s.length);var i=o===e}else var i=!0;
if(i){if(r.points!==void 0){const o=e;b(r.points,{instancePath:n+"/points",parentData:r,parentDataProperty:"po\
ints",rootData:p})||(s=s===null?b.errors:s.concat(b.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.ties!==
void 0){const o=e;f(r.ties,{instancePath:n+"/ties",parentData:r,parentDataProperty:"ties",rootData:p})||(s=s===
null?f.errors:s.concat(f.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.stopped!==void 0){const o=e;
a(r.stopped,{instancePath:n+"/stopped",parentData:r,parentDataProperty:"stopped",rootData:p})||(s=s===null?a.errors:
s.concat(a.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.failed!==void 0){const o=e;a(r.failed,{instancePath:n+
"/failed",parentData:r,parentDataProperty:"failed",rootData:p})||(s=s===null?a.errors:s.concat(a.errors),e=s.length);
var i=o===e}else var i=!0;if(i){if(r.cards!==void 0){const o=e;c(r.cards,{instancePath:n+"/cards",parentData:r,
parentDataProperty:"cards",rootData:p})||(s=s===null?c.errors:s.concat(c.errors),e=s.length);var i=o===e}else var i=!0;
if(i){if(r.card!==void 0){let o=r.card;const k=e;if(e===k)if(o&&typeof o=="object"&&!Array.isArray(o)){const P=e;
for(const m in o)if(!j.test(m)){return v.errors=[{instancePath:n+"/card",keyword:"additionalProperties",params:{
additionalProperty:m}}],!1;break}if(P===e){var d=!0;for(const m in o)if(j.test(m)){const g=e;c(o[m],{instancePath:n+
"/card/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:m,rootData:p})||(s=s===null?
c.errors:s.concat(c.errors),e=s.length);var d=g===e;if(!d)break}}}else return v.errors=[{instancePath:n+"/card",
keyword:"type",params:{type:"object"}}],!1;var i=k===e}else var i=!0;if(i){if(r.hands!==void 0){const o=e;y(r.
hands,{instancePath:n+"/hands",parentData:r,parentDataProperty:"hands",rootData:p})||(s=s===null?y.errors:s.concat(
y.errors),e=s.length);var i=o===e}else var i=!0;if(i){if(r.hand!==void 0){let o=r.hand;const k=e;if(e===k)if(o&&
typeof o=="object"&&!Array.isArray(o)){const P=e;for(const m in o)if(!D.test(m)){return v.errors=[{instancePath:n+
"/hand",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(P===e){var t=!0;for(const m in o)
if(D.test(m)){const g=e;y(o[m],{instancePath:n+"/hand/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,
parentDataProperty:m,rootData:p})||(s=s===null?y.errors:s.concat(y.errors),e=s.length);var t=g===e;if(!t)break}}}else
return v.errors=[{instancePath:n+"/hand",keyword:"type",params:{type:"object"}}],!1;var i=k===e}else var i=!0;
if(i)if(r.seats!==void 0){const o=e;y(r.seats,{instancePath:n+"/seats",parentData:r,parentDataProperty:"seats",
rootData:p})||(s=s===null?y.errors:s.concat(y.errors),e=s.length);var i=o===e}else var i=!0}}}}}}}}}}}}else return v.
errors=[{instancePath:n,keyword:"type",params:{type:"object"}}],!1;return v.errors=s,e===0}export default A as import('../../program/json/index.ts').Validator;
