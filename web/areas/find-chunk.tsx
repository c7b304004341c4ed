import { findInOffice, findOwn } from '../../contract/find.ts'
import type { Finder } from '../find/find-button.tsx'
import { FindDialog } from '../find/find-dialog.tsx'
import { officeLinks, ownLinks } from '../find/find-links.ts'
import { menuPlaces } from '../find/place.ts'
import { webServices } from '../services.ts'
import { officePlaces, ownPlaces } from './find-places.ts'

const officeFound = officeLinks(webServices)
const ownFound = ownLinks(webServices)

export const OfficeFind: Finder = ({ menu, standing, onClose }) => (
  <FindDialog
    area={{ places: [...menuPlaces(menu), ...officePlaces], standing, call: findInOffice, links: officeFound }}
    onClose={onClose}
  />
)

export const OwnFind: Finder = ({ menu, standing, onClose }) => (
  <FindDialog
    area={{ places: [...menuPlaces(menu), ...ownPlaces], standing, call: findOwn, links: ownFound }}
    onClose={onClose}
  />
)
