import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * How to start nginx on this machine with a release and the configuration that the build wrote for it, and how to tell it of another, for tests
 * and figures. Writes what it needs into `folder`, an empty folder of its own.
 * @param release folder, or link to one, that holds client/ and hosting/
 */
export function nginxCommand(folder: string, port: number, release = resolve('build')): { command: string; args: string[]; reload: string[] } {
  mkdirSync(join(folder, 'college'));
  writeFileSync(join(folder, 'college/here.conf'), `listen 127.0.0.1:${port};\nroot ${release}/client;\n`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; ${temporary} include ${release}/hosting/nginx.conf; }`,
  );
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  return { command: 'nginx', args, reload: [...args, '-s', 'reload'] };
}
