import 'react';

declare module 'react' {
  // Custom properties handed to a part's CSS.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
