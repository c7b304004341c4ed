import { findInOffice, findOwn } from '../../contract/find.ts'
import type { Finder } from '../find/find-button.tsx'
import { FindDialog } from '../find/find-dialog.tsx'
import { officeLinks, ownLinks } from '../find/find-links.ts'
import { menuPlaces } from '../find/place.ts'
import { officePlaces, ownPlaces } from './find-places.ts'

export const OfficeFind: Finder = ({ menu, standing, onClose }) => (
  <FindDialog
    area={{ places: [...menuPlaces(menu), ...officePlaces], standing, call: findInOffice, links: officeLinks }}
    onClose={onClose}
  />
)

export const OwnFind: Finder = ({ menu, standing, onClose }) => (
  <FindDialog
    area={{ places: [...menuPlaces(menu), ...ownPlaces], standing, call: findOwn, links: ownLinks }}
    onClose={onClose}
  />
)
