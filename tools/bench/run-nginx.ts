import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Starts nginx on this machine with a release and the configuration of docs/hosting.md, and
 * switches releases, for tests and benchmarks: uses the files of the release, with folders and
 * ports of this machine. Writes its files into `folder`, which must be empty; the socket `http` in
 * it replaces port 80.
 * @param release folder, or link to one, that contains client/ and hosting/
 */
export function nginxCommand(
  folder: string,
  port: number,
  release = resolve('build'),
): { command: string; args: string[]; reload: string[] } {
  mkdirSync(join(folder, 'college'));
  writeFileSync(
    join(folder, 'college/here.conf'),
    `listen 127.0.0.1:${port};\nroot ${release}/client;\n`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const conf = readFileSync(join(release, 'hosting/nginx/nginx.conf'), 'utf8')
    .replace('user www-data;', process.getuid?.() === 0 ? 'user root; daemon off;' : 'daemon off;')
    .replace(/^include .*modules-enabled.*$/m, '')
    .replace('http {', `http {\n  ${temporary}`)
    .replace('listen 80 default_server;', `listen unix:${folder}/http;`)
    .replace(/^ *listen \[::\]:80 .*$/m, '')
    .replaceAll('/run/nginx.pid', join(folder, 'pid'))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/srv/college/current', release);
  writeFileSync(join(folder, 'nginx.conf'), conf);
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  return { command: 'nginx', args, reload: [...args, '-s', 'reload'] };
}
