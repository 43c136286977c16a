/** The JSON Schema of SARIF 2.1.0, made ready to judge logs. `NOTICE` says where it is from. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import schema from './sarif-2.1.0.json' with { type: 'json' };

/** RFC 3986: what may stand in a URI reference; in a relative one, no colon before the first slash. */
const URI_REFERENCE = /^([a-z][a-z0-9+.-]*:|(?![^/]*:))([A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*$/;

/** Judges whether something is a SARIF log; what is wrong stands in its `errors` afterwards. */
export const isSarif: ValidateFunction = new Ajv2020({
  allErrors: true,
  // The schema gives lengths of things whose type is said elsewhere in it.
  strictTypes: false,
  formats: {
    'uri-reference': URI_REFERENCE,
    uri: /^[a-z][a-z0-9+.-]*:\S+$/,
    uuid: true,
    'date-time': true,
  },
}).compile(schema);
