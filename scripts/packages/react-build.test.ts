import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import MagicString from 'magic-string';
import { expect, test } from 'vitest';
import { publishedModule } from './react-build.ts';

const replacements = { react: '../react.js', jsxRuntime: '../jsx-runtime.js' };
const mapOf = (code: string) => new MagicString(code).generateMap({ source: 'src.ts', hires: true }).toString();
const publish = (code: string) => publishedModule('x.js', { code, map: mapOf(code) }, replacements);

test.each([
  ['a hook of React', "import { useState } from 'react';", true],
  ['a styled root', "import { styled } from 'styled-components';", true],
  ['texts of messages', "import { defineMessages } from 'react-intl';", true],
  ['a list', "import { VList } from 'virtua';", true],
  ['a hook of ours', "import { useKit } from '../kit-context.js';", true],
  ['elements only', "import { jsx as _jsx } from 'react/jsx-runtime';", false],
  ['data only', "import { tokens } from './velvet.js';\nexport const used = tokens;", false],
  ['a client component', "import { Badge } from '../badge/Badge.js';", false],
])('a module with %s is a client module: %s', (_, code, isClient) => {
  expect(publish(`${code}\n`).code.startsWith("'use client';\n")).toBe(isClient);
});

test('what React 18 lacks comes from the package, the rest from React', () => {
  const { code } = publish("import { useEffectEvent as latest, use, useState } from 'react';\n");
  expect(code).toContain(
    "import { useState } from 'react'; import { useEffectEvent as latest, use } from '../react.js';",
  );
});

test('elements are created by the runtime of the package', () => {
  expect(publish('import { jsx as _jsx } from "react/jsx-runtime";\n').code).toContain(
    "import { jsx as _jsx } from '../jsx-runtime.js';",
  );
});

test('exported components pass on their ref, functions and local components stay', () => {
  const { code } = publish(
    [
      "import { jsx as _jsx } from 'react/jsx-runtime';",
      'export function Tile(props) {}',
      'export function tileOf(props) {}',
      'function Part(props) {}',
      '',
    ].join('\n'),
  );
  expect(code).toContain('const Tile$ = /* @__PURE__ */ withRef(Tile);\nexport { Tile$ as Tile };');
  expect(code).not.toMatch(/withRef\((?:tileOf|Part)\)/);
  expect(code).toContain('export function tileOf');
});

test('a published module is published again unchanged', () => {
  const once = publish("import { use } from 'react';\nexport function Tile(props) {}\n//# sourceMappingURL=x.js.map\n");
  expect(publishedModule('x.js', once, replacements)).toEqual(once);
});

test('the source map follows what has moved', () => {
  const code = "import { use } from 'react';\nexport function Tile(props) {\n  return props.name;\n}\n";
  const published = publish(code);
  const lines = published.code.split('\n');
  const line = lines.findIndex((each) => each.includes('return props.name'));
  const column = lines[line]?.indexOf('name') ?? 0;
  const found = originalPositionFor(new TraceMap(published.map), { line: line + 1, column });
  expect([found.source, found.line, found.column]).toEqual(['src.ts', 3, '  return props.'.length]);
});
