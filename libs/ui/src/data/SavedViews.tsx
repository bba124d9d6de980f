import { OwnViews } from './OwnViews'
import { type OwnViewsOf, type SavedViewsProps, ViewRow } from './ViewRow'

/** Ways to look at a list, each at its address; the current one is filled. With `own`, people save more of them. */
export const SavedViews = ({ own, ...props }: SavedViewsProps & { own?: OwnViewsOf }) =>
  own ? <OwnViews {...own} views={props} /> : <ViewRow {...props} />
