// The only import of react-router-dom: another would bring a second router into the page.
export type { LinkProps, NavLinkProps } from 'react-router-dom'
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
