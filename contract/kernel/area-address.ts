import type { ServiceModule } from '../services.ts'

/** Below which addresses the two areas stand. */
export const office = <Path extends string>(path: Path) => `/backend/${path}` as const
export const shop = <Path extends string>(path: Path) => `/merchant/${path}` as const

/** The first page of a service's module in each area, where its menu entry leads. */
export const officeHome = <Module extends ServiceModule>(module: Module) => office(`actions/${module}`)
export const ownHome = <Module extends ServiceModule>(module: Module) => shop(`product/${module}`)
