// A function of CloudFront for viewer requests: the bucket has /about/index.html for /about, and a page at each old address that leads to the new one.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri.length > 1 && uri.endsWith('/')) {
    return { statusCode: 301, statusDescription: 'Moved', headers: { location: { value: uri.replace(/^\/+(.*?)\/+$/, '/$1') } } };
  }
  if (!/\.[a-z0-9]+$/i.test(uri) || /\.(php|aspx?|jsp|cgi)$/i.test(uri)) request.uri = `${uri === '/' ? '' : uri}/index.html`;
  return request;
}
