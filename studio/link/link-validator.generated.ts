/** Made by `npm run docs` from a schema; changes made here by hand are lost. */
// @ts-nocheck
const er=t;var tr=t;const sr={type:"object",required:["t","f"],properties:{t:{type:"string"},f:{type:"array",items:{
type:"array",additionalItems:!1,items:[{type:"string"},{type:"string"}],minItems:2},minItems:1},k:{type:"array",
items:{type:"array",additionalItems:!1,items:[{type:"string"},{type:"array",items:{type:"array",additionalItems:!1,
items:[{type:"string"},{type:"string"}],minItems:2}}],minItems:2}},b:{type:"array",items:{type:"array",additionalItems:!1,
items:[{type:"string"},{type:"string"}],minItems:2}},c:{type:"integer"},p:{type:"string"},n:{type:"array",items:{
type:"array",additionalItems:!1,items:[{type:"string"},{type:"array",items:{type:"array",additionalItems:!1,items:[
{type:"string"},{type:"array",additionalItems:!1,items:[{type:"string"},{type:"string"},{type:"string"},{type:"\
string"}],minItems:4}],minItems:2}}],minItems:2}},w:{type:"array",items:{type:"array",additionalItems:!1,items:[
{type:"string"},{type:"array",items:{type:"array",additionalItems:!1,items:[{type:"integer"},{type:"string"},{
type:"string"}],minItems:3}}],minItems:2}},d:{type:"array",items:{type:"array",additionalItems:!1,items:[{type:"\
string"},{type:"array",additionalItems:!1,items:[{type:"number"},{type:"number"},{type:"number"},{type:"number"}],
minItems:4},{type:"string"},{type:"string"}],minItems:4}},s:{type:"array",items:{type:"array",additionalItems:!1,
items:[{type:"string"},{type:"array",additionalItems:!1,items:[{type:"number"},{type:"number"},{type:"number"},
{type:"number"}],minItems:4},{type:"string"},{type:"string"}],minItems:4}},o:{type:"string"},g:{type:"array",items:{
type:"string"},minItems:1}}};function t(o,{instancePath:s="",parentData:Y,parentDataProperty:Z,rootData:$=o}={}){
let X=null,r=0;if(r===0)if(o&&typeof o=="object"&&!Array.isArray(o)){let E;if(o.t===void 0&&(E="t")||o.f===void 0&&
(E="f"))return t.errors=[{instancePath:s,keyword:"required",params:{missingProperty:E}}],!1;if(o.t!==void 0){const n=r;
if(typeof o.t!="string")return t.errors=[{instancePath:s+"/t",keyword:"type",params:{type:"string"}}],!1;var f=n===
r}else var f=!0;if(f){if(o.f!==void 0){let n=o.f;const p=r;if(r===p)if(Array.isArray(n)){if(n.length<1)return t.
errors=[{instancePath:s+"/f",keyword:"minItems",params:{limit:1}}],!1;{var P=!0;const g=n.length;for(let e=0;e<
g;e++){let i=n[e];const u=r;if(r===u)if(Array.isArray(i)){if(i.length<2)return t.errors=[{instancePath:s+"/f/"+
e,keyword:"minItems",params:{limit:2}}],!1;if(i.length<=2){const m=i.length;if(m>0){const a=r;if(typeof i[0]!=
"string")return t.errors=[{instancePath:s+"/f/"+e+"/0",keyword:"type",params:{type:"string"}}],!1;var z=a===r}
if(z&&m>1){const a=r;if(typeof i[1]!="string")return t.errors=[{instancePath:s+"/f/"+e+"/1",keyword:"type",params:{
type:"string"}}],!1;var z=a===r}}else return t.errors=[{instancePath:s+"/f/"+e,keyword:"additionalItems",params:{
limit:2}}],!1}else return t.errors=[{instancePath:s+"/f/"+e,keyword:"type",params:{type:"array"}}],!1;var P=u===
r;if(!P)break}}}else return t.errors=[{instancePath:s+"/f",keyword:"type",params:{type:"array"}}],!1;var f=p===
r}else var f=!0;if(f){if(o.k!==void 0){let n=o.k;const p=r;if(r===p)if(Array.isArray(n)){var B=!0;const g=n.length;
for(let e=0;e<g;e++){let i=n[e];const u=r;if(r===u)if(Array.isArray(i)){if(i.length<2)return t.errors=[{instancePath:s+
"/k/"+e,keyword:"minItems",params:{limit:2}}],!1;if(i.length<=2){const m=i.length;if(m>0){const a=r;if(typeof i[0]!=
"string")return t.errors=[{instancePath:s+"/k/"+e+"/0",keyword:"type",params:{type:"string"}}],!1;var C=a===r}
if(C&&m>1){let a=i[1];const v=r;if(r===v)if(Array.isArray(a)){var F=!0;const w=a.length;for(let l=0;l<w;l++){let y=a[l];
const c=r;if(r===c)if(Array.isArray(y)){if(y.length<2)return t.errors=[{instancePath:s+"/k/"+e+"/1/"+l,keyword:"\
minItems",params:{limit:2}}],!1;if(y.length<=2){const k=y.length;if(k>0){const d=r;if(typeof y[0]!="string")return t.
errors=[{instancePath:s+"/k/"+e+"/1/"+l+"/0",keyword:"type",params:{type:"string"}}],!1;var G=d===r}if(G&&k>1){
const d=r;if(typeof y[1]!="string")return t.errors=[{instancePath:s+"/k/"+e+"/1/"+l+"/1",keyword:"type",params:{
type:"string"}}],!1;var G=d===r}}else return t.errors=[{instancePath:s+"/k/"+e+"/1/"+l,keyword:"additionalItem\
s",params:{limit:2}}],!1}else return t.errors=[{instancePath:s+"/k/"+e+"/1/"+l,keyword:"type",params:{type:"ar\
ray"}}],!1;var F=c===r;if(!F)break}}else return t.errors=[{instancePath:s+"/k/"+e+"/1",keyword:"type",params:{
type:"array"}}],!1;var C=v===r}}else return t.errors=[{instancePath:s+"/k/"+e,keyword:"additionalItems",params:{
limit:2}}],!1}else return t.errors=[{instancePath:s+"/k/"+e,keyword:"type",params:{type:"array"}}],!1;var B=u===
r;if(!B)break}}else return t.errors=[{instancePath:s+"/k",keyword:"type",params:{type:"array"}}],!1;var f=p===
r}else var f=!0;if(f){if(o.b!==void 0){let n=o.b;const p=r;if(r===p)if(Array.isArray(n)){var H=!0;const g=n.length;
for(let e=0;e<g;e++){let i=n[e];const u=r;if(r===u)if(Array.isArray(i)){if(i.length<2)return t.errors=[{instancePath:s+
"/b/"+e,keyword:"minItems",params:{limit:2}}],!1;if(i.length<=2){const m=i.length;if(m>0){const a=r;if(typeof i[0]!=
"string")return t.errors=[{instancePath:s+"/b/"+e+"/0",keyword:"type",params:{type:"string"}}],!1;var J=a===r}
if(J&&m>1){const a=r;if(typeof i[1]!="string")return t.errors=[{instancePath:s+"/b/"+e+"/1",keyword:"type",params:{
type:"string"}}],!1;var J=a===r}}else return t.errors=[{instancePath:s+"/b/"+e,keyword:"additionalItems",params:{
limit:2}}],!1}else return t.errors=[{instancePath:s+"/b/"+e,keyword:"type",params:{type:"array"}}],!1;var H=u===
r;if(!H)break}}else return t.errors=[{instancePath:s+"/b",keyword:"type",params:{type:"array"}}],!1;var f=p===
r}else var f=!0;if(f){if(o.c!==void 0){let n=o.c;const p=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)))return t.
errors=[{instancePath:s+"/c",keyword:"type",params:{type:"integer"}}],!1;var f=p===r}else var f=!0;if(f){if(o.
p!==void 0){const n=r;if(typeof o.p!="string")return t.errors=[{instancePath:s+"/p",keyword:"type",params:{type:"\
string"}}],!1;var f=n===r}else var f=!0;if(f){if(o.n!==void 0){let n=o.n;const p=r;if(r===p)if(Array.isArray(n)){
var K=!0;const g=n.length;for(let e=0;e<g;e++){let i=n[e];const u=r;if(r===u)if(Array.isArray(i)){if(i.length<
2)return t.errors=[{instancePath:s+"/n/"+e,keyword:"minItems",params:{limit:2}}],!1;if(i.length<=2){const m=i.
length;if(m>0){const a=r;if(typeof i[0]!="string")return t.errors=[{instancePath:s+"/n/"+e+"/0",keyword:"type",
params:{type:"string"}}],!1;var L=a===r}if(L&&m>1){let a=i[1];const v=r;if(r===v)if(Array.isArray(a)){var M=!0;
const w=a.length;for(let l=0;l<w;l++){let y=a[l];const c=r;if(r===c)if(Array.isArray(y)){if(y.length<2)return t.
errors=[{instancePath:s+"/n/"+e+"/1/"+l,keyword:"minItems",params:{limit:2}}],!1;if(y.length<=2){const k=y.length;
if(k>0){const d=r;if(typeof y[0]!="string")return t.errors=[{instancePath:s+"/n/"+e+"/1/"+l+"/0",keyword:"type",
params:{type:"string"}}],!1;var O=d===r}if(O&&k>1){let d=y[1];const q=r;if(r===q)if(Array.isArray(d)){if(d.length<
4)return t.errors=[{instancePath:s+"/n/"+e+"/1/"+l+"/1",keyword:"minItems",params:{limit:4}}],!1;if(d.length<=
4){const x=d.length;if(x>0){const _=r;if(typeof d[0]!="string")return t.errors=[{instancePath:s+"/n/"+e+"/1/"+
l+"/1/0",keyword:"type",params:{type:"string"}}],!1;var I=_===r}if(I){if(x>1){const _=r;if(typeof d[1]!="strin\
g")return t.errors=[{instancePath:s+"/n/"+e+"/1/"+l+"/1/1",keyword:"type",params:{type:"string"}}],!1;var I=_===
r}if(I){if(x>2){const _=r;if(typeof d[2]!="string")return t.errors=[{instancePath:s+"/n/"+e+"/1/"+l+"/1/2",keyword:"\
type",params:{type:"string"}}],!1;var I=_===r}if(I&&x>3){const _=r;if(typeof d[3]!="string")return t.errors=[{
instancePath:s+"/n/"+e+"/1/"+l+"/1/3",keyword:"type",params:{type:"string"}}],!1;var I=_===r}}}}else return t.
errors=[{instancePath:s+"/n/"+e+"/1/"+l+"/1",keyword:"additionalItems",params:{limit:4}}],!1}else return t.errors=
[{instancePath:s+"/n/"+e+"/1/"+l+"/1",keyword:"type",params:{type:"array"}}],!1;var O=q===r}}else return t.errors=
[{instancePath:s+"/n/"+e+"/1/"+l,keyword:"additionalItems",params:{limit:2}}],!1}else return t.errors=[{instancePath:s+
"/n/"+e+"/1/"+l,keyword:"type",params:{type:"array"}}],!1;var M=c===r;if(!M)break}}else return t.errors=[{instancePath:s+
"/n/"+e+"/1",keyword:"type",params:{type:"array"}}],!1;var L=v===r}}else return t.errors=[{instancePath:s+"/n/"+
e,keyword:"additionalItems",params:{limit:2}}],!1}else return t.errors=[{instancePath:s+"/n/"+e,keyword:"type",
params:{type:"array"}}],!1;var K=u===r;if(!K)break}}else return t.errors=[{instancePath:s+"/n",keyword:"type",
params:{type:"array"}}],!1;var f=p===r}else var f=!0;if(f){if(o.w!==void 0){let n=o.w;const p=r;if(r===p)if(Array.
isArray(n)){var Q=!0;const g=n.length;for(let e=0;e<g;e++){let i=n[e];const u=r;if(r===u)if(Array.isArray(i)){
if(i.length<2)return t.errors=[{instancePath:s+"/w/"+e,keyword:"minItems",params:{limit:2}}],!1;if(i.length<=2){
const m=i.length;if(m>0){const a=r;if(typeof i[0]!="string")return t.errors=[{instancePath:s+"/w/"+e+"/0",keyword:"\
type",params:{type:"string"}}],!1;var R=a===r}if(R&&m>1){let a=i[1];const v=r;if(r===v)if(Array.isArray(a)){var S=!0;
const w=a.length;for(let l=0;l<w;l++){let y=a[l];const c=r;if(r===c)if(Array.isArray(y)){if(y.length<3)return t.
errors=[{instancePath:s+"/w/"+e+"/1/"+l,keyword:"minItems",params:{limit:3}}],!1;if(y.length<=3){const k=y.length;
if(k>0){let d=y[0];const q=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)))return t.errors=[{instancePath:s+"/w/"+
e+"/1/"+l+"/0",keyword:"type",params:{type:"integer"}}],!1;var D=q===r}if(D){if(k>1){const d=r;if(typeof y[1]!=
"string")return t.errors=[{instancePath:s+"/w/"+e+"/1/"+l+"/1",keyword:"type",params:{type:"string"}}],!1;var D=d===
r}if(D&&k>2){const d=r;if(typeof y[2]!="string")return t.errors=[{instancePath:s+"/w/"+e+"/1/"+l+"/2",keyword:"\
type",params:{type:"string"}}],!1;var D=d===r}}}else return t.errors=[{instancePath:s+"/w/"+e+"/1/"+l,keyword:"\
additionalItems",params:{limit:3}}],!1}else return t.errors=[{instancePath:s+"/w/"+e+"/1/"+l,keyword:"type",params:{
type:"array"}}],!1;var S=c===r;if(!S)break}}else return t.errors=[{instancePath:s+"/w/"+e+"/1",keyword:"type",
params:{type:"array"}}],!1;var R=v===r}}else return t.errors=[{instancePath:s+"/w/"+e,keyword:"additionalItems",
params:{limit:2}}],!1}else return t.errors=[{instancePath:s+"/w/"+e,keyword:"type",params:{type:"array"}}],!1;
var Q=u===r;if(!Q)break}}else return t.errors=[{instancePath:s+"/w",keyword:"type",params:{type:"array"}}],!1;
var f=p===r}else var f=!0;if(f){if(o.d!==void 0){let n=o.d;const p=r;if(r===p)if(Array.isArray(n)){var T=!0;const g=n.
length;for(let e=0;e<g;e++){let i=n[e];const u=r;if(r===u)if(Array.isArray(i)){if(i.length<4)return t.errors=[
{instancePath:s+"/d/"+e,keyword:"minItems",params:{limit:4}}],!1;if(i.length<=4){const m=i.length;if(m>0){const a=r;
if(typeof i[0]!="string")return t.errors=[{instancePath:s+"/d/"+e+"/0",keyword:"type",params:{type:"string"}}],
!1;var h=a===r}if(h){if(m>1){let a=i[1];const v=r;if(r===v)if(Array.isArray(a)){if(a.length<4)return t.errors=
[{instancePath:s+"/d/"+e+"/1",keyword:"minItems",params:{limit:4}}],!1;if(a.length<=4){const l=a.length;if(l>0){
const y=r;if(typeof a[0]!="number")return t.errors=[{instancePath:s+"/d/"+e+"/1/0",keyword:"type",params:{type:"\
number"}}],!1;var A=y===r}if(A){if(l>1){const y=r;if(typeof a[1]!="number")return t.errors=[{instancePath:s+"/\
d/"+e+"/1/1",keyword:"type",params:{type:"number"}}],!1;var A=y===r}if(A){if(l>2){const y=r;if(typeof a[2]!="n\
umber")return t.errors=[{instancePath:s+"/d/"+e+"/1/2",keyword:"type",params:{type:"number"}}],!1;var A=y===r}
if(A&&l>3){const y=r;if(typeof a[3]!="number")return t.errors=[{instancePath:s+"/d/"+e+"/1/3",keyword:"type",params:{
type:"number"}}],!1;var A=y===r}}}}else return t.errors=[{instancePath:s+"/d/"+e+"/1",keyword:"additionalItems",
params:{limit:4}}],!1}else return t.errors=[{instancePath:s+"/d/"+e+"/1",keyword:"type",params:{type:"array"}}],
!1;var h=v===r}if(h){if(m>2){const a=r;if(typeof i[2]!="string")return t.errors=[{instancePath:s+"/d/"+e+"/2",
keyword:"type",params:{type:"string"}}],!1;var h=a===r}if(h&&m>3){const a=r;if(typeof i[3]!="string")return t.
errors=[{instancePath:s+"/d/"+e+"/3",keyword:"type",params:{type:"string"}}],!1;var h=a===r}}}}else return t.errors=
[{instancePath:s+"/d/"+e,keyword:"additionalItems",params:{limit:4}}],!1}else return t.errors=[{instancePath:s+
"/d/"+e,keyword:"type",params:{type:"array"}}],!1;var T=u===r;if(!T)break}}else return t.errors=[{instancePath:s+
"/d",keyword:"type",params:{type:"array"}}],!1;var f=p===r}else var f=!0;if(f){if(o.s!==void 0){let n=o.s;const p=r;
if(r===p)if(Array.isArray(n)){var U=!0;const g=n.length;for(let e=0;e<g;e++){let i=n[e];const u=r;if(r===u)if(Array.
isArray(i)){if(i.length<4)return t.errors=[{instancePath:s+"/s/"+e,keyword:"minItems",params:{limit:4}}],!1;if(i.
length<=4){const m=i.length;if(m>0){const a=r;if(typeof i[0]!="string")return t.errors=[{instancePath:s+"/s/"+
e+"/0",keyword:"type",params:{type:"string"}}],!1;var b=a===r}if(b){if(m>1){let a=i[1];const v=r;if(r===v)if(Array.
isArray(a)){if(a.length<4)return t.errors=[{instancePath:s+"/s/"+e+"/1",keyword:"minItems",params:{limit:4}}],
!1;if(a.length<=4){const l=a.length;if(l>0){const y=r;if(typeof a[0]!="number")return t.errors=[{instancePath:s+
"/s/"+e+"/1/0",keyword:"type",params:{type:"number"}}],!1;var N=y===r}if(N){if(l>1){const y=r;if(typeof a[1]!=
"number")return t.errors=[{instancePath:s+"/s/"+e+"/1/1",keyword:"type",params:{type:"number"}}],!1;var N=y===
r}if(N){if(l>2){const y=r;if(typeof a[2]!="number")return t.errors=[{instancePath:s+"/s/"+e+"/1/2",keyword:"ty\
pe",params:{type:"number"}}],!1;var N=y===r}if(N&&l>3){const y=r;if(typeof a[3]!="number")return t.errors=[{instancePath:s+
"/s/"+e+"/1/3",keyword:"type",params:{type:"number"}}],!1;var N=y===r}}}}else return t.errors=[{instancePath:s+
"/s/"+e+"/1",keyword:"additionalItems",params:{limit:4}}],!1}else return t.errors=[{instancePath:s+"/s/"+e+"/1",
keyword:"type",params:{type:"array"}}],!1;var b=v===r}if(b){if(m>2){const a=r;if(typeof i[2]!="string")return t.
errors=[{instancePath:s+"/s/"+e+"/2",keyword:"type",params:{type:"string"}}],!1;var b=a===r}if(b&&m>3){const a=r;
if(typeof i[3]!="string")return t.errors=[{instancePath:s+"/s/"+e+"/3",keyword:"type",params:{type:"string"}}],
!1;var b=a===r}}}}else return t.errors=[{instancePath:s+"/s/"+e,keyword:"additionalItems",params:{limit:4}}],!1}else
return t.errors=[{instancePath:s+"/s/"+e,keyword:"type",params:{type:"array"}}],!1;var U=u===r;if(!U)break}}else
return t.errors=[{instancePath:s+"/s",keyword:"type",params:{type:"array"}}],!1;var f=p===r}else var f=!0;if(f){
if(o.o!==void 0){const n=r;if(typeof o.o!="string")return t.errors=[{instancePath:s+"/o",keyword:"type",params:{
type:"string"}}],!1;var f=n===r}else var f=!0;if(f)if(o.g!==void 0){let n=o.g;const p=r;if(r===p)if(Array.isArray(
n)){if(n.length<1)return t.errors=[{instancePath:s+"/g",keyword:"minItems",params:{limit:1}}],!1;{var V=!0;const g=n.
length;for(let e=0;e<g;e++){const i=r;if(typeof n[e]!="string")return t.errors=[{instancePath:s+"/g/"+e,keyword:"\
type",params:{type:"string"}}],!1;var V=i===r;if(!V)break}}}else return t.errors=[{instancePath:s+"/g",keyword:"\
type",params:{type:"array"}}],!1;var f=p===r}else var f=!0}}}}}}}}}}}else return t.errors=[{instancePath:s,keyword:"\
type",params:{type:"object"}}],!1;return t.errors=X,r===0}export default tr as import('../../program/json/index.ts').Validator;
