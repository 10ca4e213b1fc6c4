import type { Language } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { FormError } from './form-errors.ts';

/** The event that the payment window reports to the page that embeds it, when a view is shown. */
export interface WindowReport {
  readonly event: 'loggedIn' | 'paid' | 'ageChecked' | 'subscribed';
  readonly paymentId: string | null;
  /** Whether the window has nothing more to show. */
  readonly isFinal: boolean;
}

/** The fields of every view. */
export interface Shown {
  readonly formError: FormError | null;
  /** The event that this view reports; null where there is none. */
  readonly report: WindowReport | null;
}

/** The data of a view. */
export interface Data {
  readonly kind: string;
}

/** Props of the content of a view. */
export interface ViewProps<D extends Data> {
  readonly view: D & Shown;
  readonly language: Language;
}

/** Title and lead of a view, and the values of their texts. */
export type Heading = readonly [title: MessageDescriptor, lead: MessageDescriptor, values?: Record<string, string>];

interface Format {
  readonly language: Language;
  readonly timeZone: string;
}

/** A view of the payment window, by the type of its data. */
export interface View<D extends Data> {
  readonly kind: D['kind'];
  /** The title of the window: it is called a payment window only where something is paid. */
  readonly title: MessageDescriptor;
  /** Null for content with its own heading. */
  readonly heading: Heading | ((view: D, format: Format) => Heading) | null;
  /** Replaces the lead inside a page that is about to reload. @default the lead applies everywhere */
  readonly framedLead?: MessageDescriptor;
  /** Errors that have another text in this view. @default none */
  readonly formErrors?: Readonly<Partial<Record<FormError, FormError>>>;
  /** Null where the heading says everything. */
  readonly Content: ((props: ViewProps<D>) => ReactNode) | null;
}

/** Declares a view of the payment window. Its data are what the server's steps fill in. */
export const defineView = <D extends Data>(view: View<D>): View<D> => view;

/** The data of the views of a table. */
export type DataOf<V> = V extends View<infer D> ? D : never;
