import type { FoundRecord } from '../../contract/find.ts'
import type { Access } from '../../contract/kernel/role.ts'
import { type NameIn, serviceKeys } from '../../contract/of-services.ts'
import type { ServiceKey } from '../../contract/services.ts'
import type { Words } from '../../texts/say.ts'
import type { Tone } from './charts/tones.ts'
import type { Page } from './define-page.ts'

/** Where work is done: the address of its list, and what the list is narrowed to. */
export interface ListLink {
  to: string
  search?: { tab?: string; filters: { field: string; opt: 'equals' | 'in'; value1: string | readonly string[] }[] }
}

/** Narrows a list to the rows that have this value in a field. */
export const filteredBy = (field: string, value1: string): NonNullable<ListLink['search']> => ({
  filters: [{ field, opt: 'equals', value1 }],
})

/** What charts tell apart, as they show it. */
export interface VolumeLook {
  name: Words
  tone: Tone
}

/** What waits for a merchant: what it is called, and the list in which it is found. */
export interface WaitingLink extends ListLink {
  title: Words
}

/** A button at the top of a dashboard. */
export interface QuickButton {
  label: Words
  to: string
  access: Access
}

/** Something that a shop can begin: on a phone it is offered from every page. */
export interface Start extends QuickButton {
  /** A few words under the label. */
  about: Words
}

/** A page that tells something too, but is not a report: whoever may read reports may not for that reason open it. */
export interface BesideReports {
  title: Words
  about: Words
  path: string
  access: Access
}

/** A list in which the things of a queue are found. */
export interface QueueList {
  path: string
  /** Whoever may read a report may not for that reason open the list. */
  access: Access
}

/** What a service has in one area. */
interface InArea<Group extends string, Work extends string, Queue extends string, Link extends ListLink = ListLink> {
  /** Its pages; the first one of its module is an entry of the menu, in the area's group of services. */
  pages: readonly Page<Group>[]
  /** Where one that was found is opened. */
  found: (found: FoundRecord) => string
  waitingLinks: Readonly<Record<Work, Link>>
  queueLists: Readonly<Record<Queue, QueueList>>
  buttons: readonly QuickButton[]
  besideReports?: readonly BesideReports[]
}

/** What a service's folder of screens offers to menus, search, dashboards and reports. */
export interface WebService<Key extends ServiceKey = ServiceKey> {
  office: InArea<'Actions', NameIn<'officeWaiting', Key>, NameIn<'queues', Key>>
  own: InArea<'Product', NameIn<'merchantWaiting', Key>, NameIn<'queues', Key>, WaitingLink> & {
    /** Everything of it that a shop can sell, each with where that begins. */
    starts: readonly Start[]
  }
  /** The names and colours of what charts tell apart. */
  volumes: Readonly<Record<NameIn<'volumes', Key>, VolumeLook>>
}

/** One for each service of the register. */
export type WebServices = { readonly [Key in ServiceKey]: WebService<Key> }

/** One table of all services together. */
export const joinServices = <Name extends string, Item>(
  services: WebServices,
  pick: (one: WebServices[ServiceKey]) => Readonly<Partial<Record<Name, Item>>>,
): Record<Name, Item> =>
  // cast: each service gives its own part of the names, and the list has every service
  Object.fromEntries(serviceKeys.flatMap((key) => Object.entries(pick(services[key])))) as Record<Name, Item>

/** For what has no page of its own: its list, searched for its number. */
export const inList =
  (path: string) =>
  ({ title }: FoundRecord): string =>
    `${path}?q=${encodeURIComponent(title)}`

/** The same list, or one for each queue, for whoever has one permission. */
export const queueListsOf = <Queue extends string>(
  access: Access,
  paths: Record<Queue, string>,
): Record<Queue, QueueList> =>
  // cast: each name was given its list in this line
  Object.fromEntries(Object.entries<string>(paths).map(([queue, path]) => [queue, { path, access }])) as Record<
    Queue,
    QueueList
  >
