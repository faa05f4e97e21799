export { AvatarStack, type AvatarStackProps, type StackPerson } from './avatar-stack.tsx';
export { Avatar, type AvatarProps } from './avatar.tsx';
