import type { IconComponent } from '@quits/ui';
import Activity from 'lucide-react/icons/activity';
import Database from 'lucide-react/icons/database';
import Files from 'lucide-react/icons/folder';
import Gauge from 'lucide-react/icons/gauge';
import Chart from 'lucide-react/icons/chart-column';
import Mail from 'lucide-react/icons/mail';
import Refused from 'lucide-react/icons/shield-x';
import Bug from 'lucide-react/icons/bug';
import Functions from 'lucide-react/icons/zap-off';
import Security from 'lucide-react/icons/scroll-text';
import Server from 'lucide-react/icons/server';
import Users from 'lucide-react/icons/users';
import { isHidden } from '../lib/is-hidden.ts';
import { TEXTS } from '../texts.ts';

/** A page that the navigation links. */
export interface Place {
  readonly path: string;
  readonly label: string;
  readonly glyph: IconComponent;
}

const { pages } = TEXTS;

const ALL: readonly Place[] = [
  { path: '/', label: pages.overview, glyph: Gauge },
  { path: '/data', label: pages.data, glyph: Database },
  { path: '/users', label: pages.users, glyph: Users },
  { path: '/requests', label: pages.requests, glyph: Activity },
  { path: '/refusals', label: pages.refusals, glyph: Refused },
  { path: '/mail', label: pages.mail, glyph: Mail },
  { path: '/files', label: pages.files, glyph: Files },
  { path: '/events', label: pages.events, glyph: Chart },
  { path: '/reports', label: pages.reports, glyph: Bug },
  { path: '/functions', label: pages.functions, glyph: Functions },
  { path: '/server', label: pages.server, glyph: Server },
  { path: '/security', label: pages.security, glyph: Security },
];

/** The pages; small screens have room for the first four. */
export const PLACES: readonly Place[] = ALL.filter(({ path }) => !isHidden(path));

/** Number of pages in the bar of small screens. */
export const IN_BAR = 4;

/** Returns whether a place is the current page or the one above it. */
export function isHere({ path }: Pick<Place, 'path'>, pathname: string): boolean {
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}
