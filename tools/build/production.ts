// Imported before anything that imports React: without its checks it renders pages in half the
// time.
process.env.NODE_ENV ??= 'production';
