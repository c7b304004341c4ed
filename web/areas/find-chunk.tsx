import { findInOffice, findOwn } from '../../contract/find.ts'
import { reports } from '../../contract/report/reports.ts'
import type { Finder } from '../find/find-button.tsx'
import { FindDialog } from '../find/find-dialog.tsx'
import { officeLinks, ownLinks } from '../find/find-links.ts'
import { menuPlaces, pagePlaces } from '../find/place.ts'
import { webServices } from '../services.ts'

const officeFound = officeLinks(webServices)
const ownFound = ownLinks(webServices)

export const OfficeFind: Finder = ({ menu, pages, standing, onClose }) => (
  <FindDialog
    area={{
      places: [...menuPlaces(menu), ...pagePlaces(pages, reports)],
      standing,
      call: findInOffice,
      links: officeFound,
    }}
    onClose={onClose}
  />
)

export const OwnFind: Finder = ({ menu, pages, standing, onClose }) => (
  <FindDialog
    area={{ places: [...menuPlaces(menu), ...pagePlaces(pages, reports)], standing, call: findOwn, links: ownFound }}
    onClose={onClose}
  />
)
