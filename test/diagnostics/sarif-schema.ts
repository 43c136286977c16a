/** The JSON Schema of SARIF 2.1.0, compiled to a validator. `NOTICE` names its source. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import schema from './sarif-2.1.0.json' with { type: 'json' };

/** RFC 3986: characters allowed in a URI reference. A relative one has no colon before the first slash. */
const URI_REFERENCE = /^([a-z][a-z0-9+.-]*:|(?![^/]*:))([A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*$/;

/** Validates SARIF logs; after a call, its `errors` has the errors. */
export const isSarif: ValidateFunction = new Ajv2020({
  allErrors: true,
  // The schema limits lengths of values whose type it declares elsewhere.
  strictTypes: false,
  formats: {
    'uri-reference': URI_REFERENCE,
    uri: /^[a-z][a-z0-9+.-]*:\S+$/,
    uuid: true,
    'date-time': true,
  },
}).compile(schema);
