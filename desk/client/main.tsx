import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import { ignoreStrayFiles } from './stray-files.ts';
import './desk.css';
import './lists.css';
import './form/form.css';
import './form/actions.css';

for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, ignoreStrayFiles);

const place = document.getElementById('desk');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
}
