import { expect, test } from 'vitest';
import { advisoriesOf } from './audit.mjs';

test('an audit names the worst advisories first', () => {
  const vulnerabilities = {
    a: { name: 'a', severity: 'low', range: '<2.0.0' },
    b: { name: 'b', severity: 'critical', range: '1.0.0 - 1.4.2' },
  };
  expect(advisoriesOf(vulnerabilities)).toEqual(['critical: b 1.0.0 - 1.4.2', 'low: a <2.0.0']);
});
