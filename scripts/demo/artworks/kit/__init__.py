"""What every scene is built from: shapes, materials, places, people, light."""
