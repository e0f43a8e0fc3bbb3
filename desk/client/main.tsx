import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import './desk.css';
import './lists.css';
import './form/form.css';
import './form/actions.css';

const place = document.getElementById('desk');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
}
