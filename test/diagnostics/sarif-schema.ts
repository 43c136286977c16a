/**
 * The parts of SARIF 2.1.0 (OASIS Standard, 27 March 2020) that `ecos check --format sarif` uses, as a JSON Schema.
 *
 * Written down from the standard, section 3, because no package carries its schema: only the properties used here,
 * each object closed as the standard's own are, so that a misspelt property is found.
 */
const text = { type: 'string' };
const count = { type: 'integer', minimum: 1 };
/** Not negative, or -1 for "none". */
const index = { type: 'integer', minimum: -1 };
const closed = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});
const listOf = (items: object) => ({ type: 'array', items, uniqueItems: true });

/** RFC 3986: what may stand in a URI reference; in a relative one, no colon before the first slash. */
const uriReference = {
  type: 'string',
  pattern: "^([a-z][a-z0-9+.-]*:|[^:/?#]*(/|$))([A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*$",
};
/** 3.11: a message. */
const message = closed(['text'], { text });
/** 3.30: lines and columns count from 1, `endColumn` is one past the last. */
const region = closed(['startLine'], { startLine: count, startColumn: count, endColumn: count });
/** 3.28, 3.29 and 3.4: where something is. */
const location = closed(['physicalLocation'], {
  id: index,
  message,
  physicalLocation: closed(['artifactLocation', 'region'], {
    artifactLocation: closed(['uri'], { uri: uriReference }),
    region,
  }),
});
/** 3.27.10. */
const level = { enum: ['none', 'note', 'warning', 'error'] };
/** 3.49: what there is to say about a code. */
const rule = closed(['id'], {
  id: text,
  fullDescription: message,
  defaultConfiguration: closed([], { level }),
});
/** 3.27: one problem. */
const result = closed(['message'], {
  ruleId: text,
  ruleIndex: index,
  level,
  message,
  locations: { type: 'array', items: location },
  relatedLocations: listOf(location),
});

/** 3.13: a log. */
export const SARIF_PARTS = closed(['version', 'runs'], {
  $schema: { type: 'string', pattern: '^https://' },
  version: { const: '2.1.0' },
  runs: {
    type: 'array',
    items: closed(['tool', 'results'], {
      tool: closed(['driver'], {
        driver: closed(['name'], { name: text, version: text, rules: listOf(rule) }),
      }),
      columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
      results: { type: 'array', items: result },
    }),
  },
});
