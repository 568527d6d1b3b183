/** Starts the operator's page. */
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import '../src/ui/kit/kit.css';
import './operator.css';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchSettings } from '../src/lib/device/settings.ts';
import { AuditPage } from './AuditPage.tsx';
import { BatchPage } from './BatchPage.tsx';
import { CodesPage } from './CodesPage.tsx';
import { FeedbackPage } from './FeedbackPage.tsx';
import { Frame, Missing } from './Frame.tsx';
import { HolidaysPage } from './HolidaysPage.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrdersPage } from './OrdersPage.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { RefundsPage } from './RefundsPage.tsx';
import { SwitchesPage } from './SwitchesPage.tsx';

const PAGES = {
  '/': OverviewPage,
  '/orders': OrdersPage,
  '/order': OrderPage,
  '/refunds': RefundsPage,
  '/codes': CodesPage,
  '/batch': BatchPage,
  '/feedback': FeedbackPage,
  '/switches': SwitchesPage,
  '/holidays': HolidaysPage,
  '/audit': AuditPage,
} as const;

const root = createRootRoute({ component: Frame, notFoundComponent: Missing });
const router = createRouter({
  routeTree: root.addChildren(
    Object.entries(PAGES).map(([path, component]) =>
      createRoute({ getParentRoute: () => root, path, component }),
    ),
  ),
  history: createHashHistory(),
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text === '' ? '' : `?${text}`;
  },
});

const place = document.getElementById('app');
if (place === null) throw new Error('Cannot start: no element "app", expected one in index.html');
watchSettings();
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
