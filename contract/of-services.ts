import { keysOf } from './kernel/keys-of.ts'
import {
  type ModuleFacts,
  type ServiceItems,
  type ServiceKey,
  type ServiceModule,
  type ServiceTables,
  serviceModules,
  services,
} from './services.ts'

export const serviceKeys = keysOf(services)

type ServicePart = keyof ServiceTables
type ModulePart = 'notices' | 'reasons'

/** The names in one part of a service; without a service, those of all. */
export type NameIn<Part extends ServicePart, Key extends ServiceKey = ServiceKey> = {
  [One in Key]: keyof (typeof services)[One][Part] & string
}[Key]
type NameOfModules<Part extends ModulePart> = {
  [One in ServiceModule]: keyof (typeof serviceModules)[One][Part] & string
}[ServiceModule]

const tables: Readonly<Record<ServiceKey, ServiceTables>> = services
const moduleFacts: Readonly<Record<ServiceModule, ModuleFacts>> = serviceModules

/** One table of all services together, in the order of the register. */
export function ofServices<Part extends ServicePart, Made>(
  part: Part,
  make: (item: ServiceItems[Part], module: ServiceModule) => Made,
): Record<NameIn<Part>, Made> {
  const entries = serviceKeys.flatMap((key) =>
    Object.entries(tables[key][part]).map(([name, item]) => [name, make(item, services[key].module)]),
  )
  return Object.fromEntries(entries)
}

/** The same of their modules. */
export function ofModules<Part extends ModulePart, Made>(
  part: Part,
  make: (label: string) => Made,
): Record<NameOfModules<Part>, Made> {
  const entries = keysOf(serviceModules).flatMap((key) => Object.entries(moduleFacts[key][part]))
  // cast: the entries are those of the register, which the type was made from
  return Object.fromEntries(entries.map(([name, label]) => [name, make(label)])) as Record<NameOfModules<Part>, Made>
}
