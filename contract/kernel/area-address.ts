import type { ServiceModule } from '../services.ts'

export type Id = string | number

/** A value as a part of an address. */
export const part = (value: Id) => encodeURIComponent(String(value))
export const optionalPart = (value?: Id) => (value === undefined ? '' : `/${part(value)}`)

/** Below which addresses the two areas stand. */
export const office = (path: string) => `/backend/${path}`
export const shop = (path: string) => `/merchant/${path}`

/** The first page of a service's module in each area, where its menu entry leads. */
export const officeHome = (module: ServiceModule) => office(`actions/${module}`)
export const ownHome = (module: ServiceModule) => shop(`product/${module}`)
