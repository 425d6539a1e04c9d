/**
 * The stylesheets of forms, in the order of `core-styles`. What is fetched behind the page and has forms or buttons imports this before
 * its own stylesheets: where its own came first, the bundler would put them between those that every page shows and cut these in two.
 */
import '@/components/ui/button.module.css'
import '@/components/ui/icon-button.module.css'
import '@/components/ui/field.module.css'
import './lead-form.module.css'
