import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * How to start nginx on this machine with the built site and the configuration that the build wrote for it, for tests and figures.
 * Writes what it needs into `folder`, an empty folder of its own.
 */
export function nginxCommand(folder: string, port: number): { command: string; args: string[] } {
  mkdirSync(join(folder, 'college'));
  writeFileSync(join(folder, 'college/here.conf'), `listen 127.0.0.1:${port};\nroot ${resolve('build/client')};\n`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; ${temporary} include ${resolve('build/hosting')}/nginx.conf; }`,
  );
  return { command: 'nginx', args: ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')] };
}
