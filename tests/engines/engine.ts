/** A browser tab: only what the journeys need and every protocol supports. */
export type Tab = {
  load: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** @param expression JavaScript; a promise is awaited */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks a point on the screen; by touch on a phone if the engine supports it. */
  press: (x: number, y: number) => Promise<void>;
  key: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** What the browser has logged since the tab was opened. */
  messages: () => readonly string[];
  close: () => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight';

/** A running browser. */
export type Engine = {
  openTab: (screen: Screen) => Promise<Tab>;
  close: () => Promise<void>;
};

export type Screen = { width: number; height: number; isPhone: boolean };
