export { Subscriptions, type Subscription, type SubscriptionEnvironment, type Product } from './Subscriptions.ts';
