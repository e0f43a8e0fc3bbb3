import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingRequirement } from './requirements.mjs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
};

it('a Node that is too old is named with the one that is needed, before anything is installed', () => {
  expect(missingRequirement('18.20.4', '/srv/site')).toBe(
    'Node 20.19, or 22.12 or newer, is needed; this is 18.20.4. Install the current one: https://nodejs.org',
  );
  for (const version of ['12.22.9', '20.18.3', '21.7.3', '22.11.0'])
    expect(missingRequirement(version, 'C:\\site')).toContain(`this is ${version}`);
  for (const version of ['20.19.0', '22.12.0', '23.0.0', '24.21.0', '26.1.0'])
    expect(missingRequirement(version, '/srv/site')).toBe('');
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
});

it('a folder that the bundler cannot read is named; one with spaces, a percent sign or Malayalam letters can be read', () => {
  expect(missingRequirement('24.0.0', '/home/anu/site #2')).toBe(
    'The folder /home/anu/site #2 has # in its name, which Node or the bundler cannot read. Rename or move the folder.',
  );
  for (const [folder, sign] of [
    ['/home/anu/which?', '?'],
    ['/home/anu/*new*', '*'],
    ['/home/anu/our\\site', '\\'],
  ] as const)
    expect(missingRequirement('24.0.0', folder)).toContain(`has ${sign} in its name`);
  for (const folder of ['/home/anu/node_modules/site', 'C:\\node_modules'])
    expect(missingRequirement('24.0.0', folder)).toBe(
      `The folder ${folder} is in one named node_modules, where Node runs no TypeScript. Move the folder.`,
    );
  for (const folder of [
    'C:\\Users\\Office Staff\\site',
    '/home/anu/Website 100%',
    '/srv/കോളേജ് $HOME',
  ])
    expect(missingRequirement('24.0.0', folder)).toBe('');
});

it('letters beyond a to z in the path of Windows need a Node that copies and removes there', () => {
  const folder = 'C:\\Users\\അനു\\site';
  expect(missingRequirement('24.14.1', folder, 'win32')).toBe(
    'The folder C:\\Users\\അനു\\site has letters other than a to z in its path, where Node 24.14.1 on Windows copies and removes nothing. Install Node 24.15 or newer (https://nodejs.org), or move the folder.',
  );
  for (const version of ['22.12.0', '22.23.2', '23.11.0', '24.0.0', '25.8.2'])
    expect(missingRequirement(version, 'C:\\José', 'win32')).toContain(`where Node ${version}`);
  for (const version of ['20.19.0', '24.15.0', '25.9.0', '26.1.0'])
    expect(missingRequirement(version, folder, 'win32')).toBe('');
  expect(missingRequirement('22.23.2', 'C:\\Users\\Office Staff\\site', 'win32')).toBe('');
  expect(missingRequirement('22.23.2', '/srv/കോളേജ്', 'linux')).toBe('');
});

it('what says so can be read by an old Node', () => {
  // Optional chaining and `??` came with Node 14, `import` of a module in a function with 13.2.
  for (const file of ['tools/run.mjs', 'tools/requirements.mjs'])
    expect(readFileSync(file, 'utf8')).not.toMatch(/\?\.|\?\?|^await /m);
});
