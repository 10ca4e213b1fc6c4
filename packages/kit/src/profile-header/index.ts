export { ProfileHeader, type ProfileFact, type ProfileHeaderProps } from './ProfileHeader.tsx';
