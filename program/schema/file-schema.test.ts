import { expect, test } from 'vitest';
import { setFileSchema } from './file-schema.ts';

test('the parts of a set are defined in the schema, each with contents of its own', () => {
  const definitions = Object(setFileSchema().definitions);
  expect(Object.keys(definitions).toSorted().join(' ')).toBe(
    'animal block card compare condition count eitherSite element feature group hand holder kind ' +
      'layout marker per playersWith quantity quantityOrAll rankedPlayers region reward settings site sought ' +
      'spot step test vocabulary where word',
  );
  const contents = Object.values(definitions).map((part) => JSON.stringify(part));
  expect(new Set(contents).size).toBe(contents.length);
});
