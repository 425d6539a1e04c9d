/** The stylesheets of the cost tool in one run; see `core-styles`. First the one that country pages show as well. */
import './cost-bars.module.css'
import './cost-form.module.css'
import './cost-method.module.css'
import './cost-result.module.css'
