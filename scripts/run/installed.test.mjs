import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { install, isInstalled } from './installed.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lounge-install-'));
const npm = (...args) =>
  spawnSync('npm', args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'test' },
    shell: process.platform === 'win32',
  });
const exists = (name) => existsSync(join(folder, 'node_modules', name));

const manifest = (path, value) => {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ version: '1.0.0', ...value }));
};

beforeAll(() => {
  manifest('tool', { name: 'tool' });
  manifest('elsewhere', { name: 'elsewhere', os: ['none'] });
  manifest('part', { name: 'part' });
  npm('pack', './tool', './elsewhere', './part');
  manifest('site', { name: 'site', devDependencies: { part: 'file:../part-1.0.0.tgz' } });
  manifest('.', {
    name: 'project',
    workspaces: ['site'],
    devDependencies: { tool: 'file:tool-1.0.0.tgz' },
    optionalDependencies: { elsewhere: 'file:elsewhere-1.0.0.tgz' },
  });
  npm('install', '--package-lock-only');
});

afterAll(() => rmSync(folder, { recursive: true }));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
});

test('installs devDependencies when NODE_ENV is production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(isInstalled(folder)).toBe(false);
  expect(install(folder)).toBe(true);
  expect(exists('tool')).toBe(true);
  expect(isInstalled(folder)).toBe(true);
});

test('accepts an installation by npm ci without the packages for other platforms', () => {
  npm('ci');
  expect(exists('elsewhere')).toBe(false);
  expect(isInstalled(folder)).toBe(true);
});

test('does not accept an installation without devDependencies', () => {
  npm('ci', '--omit=dev');
  expect(isInstalled(folder)).toBe(false);
});

test('does not accept an installation of another version', () => {
  npm('ci');
  const file = join(folder, 'package-lock.json');
  const lock = readFileSync(file, 'utf8');
  const changed = JSON.parse(lock);
  changed.packages['node_modules/tool'].version = '1.1.0';
  writeFileSync(file, JSON.stringify(changed));
  expect(isInstalled(folder)).toBe(false);
  writeFileSync(file, lock);
});

test('installs a workspace, then the rest beside what is there', () => {
  expect(install(folder, 'site')).toBe(true);
  expect([exists('part'), exists('tool')]).toEqual([true, false]);
  expect([isInstalled(folder, 'site'), isInstalled(folder)]).toEqual([true, false]);
  // As a file that a running server has open.
  writeFileSync(join(folder, 'node_modules/part/opened'), '');
  expect(install(folder)).toBe(true);
  expect([exists('part/opened'), exists('tool')]).toEqual([true, true]);
  expect([isInstalled(folder, 'site'), isInstalled(folder)]).toEqual([true, true]);
});

test('a workspace is not installed by another lockfile', () => {
  install(folder, 'site');
  const file = join(folder, 'package-lock.json');
  const lock = readFileSync(file, 'utf8');
  writeFileSync(file, `${lock}\n`);
  expect(isInstalled(folder, 'site')).toBe(false);
  writeFileSync(file, lock);
});
